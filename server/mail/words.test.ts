import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/any-text.ts";
import { htmlOf, mailWords, textHtml } from "./words.ts";

test.each([
  {
    text: "See https://example.org/a?b=1&c=2.",
    html: 'See <a href="https://example.org/a?b=1&amp;c=2">https://example.org/a?b=1&amp;c=2</a>.',
  },
  {
    text: 'Open "https://example.org/a" (or http://example.org)',
    html: 'Open &quot;<a href="https://example.org/a">https://example.org/a</a>&quot; (or <a href="http://example.org">http://example.org</a>)',
  },
  { text: "one\ntwo <b>", html: "one<br>two &lt;b&gt;" },
  { text: "javascript://example.org", html: "javascript://example.org" },
])("$text is shown as it was typed", ({ text, html }) => {
  expect(textHtml(text)).toBe(html);
});

test("a mail's HTML has its subject as title, and a paragraph for each of its text", () => {
  const words = mailWords("Visas & more", ["one <b>", "two\nthree", "https://example.org/"]);
  expect(htmlOf(words)).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Visas &amp; more</title></head><body style="overflow-wrap:anywhere"><p>one &lt;b&gt;</p><p>two<br>three</p><p><a href="https://example.org/">https://example.org/</a></p></body></html>',
  );
});

test("no text brings a tag of its own, and all of it is shown", () => {
  const typed = fc.oneof(anyText({ maxLength: 30 }), fc.stringMatching(/^[<>"&a-c:/. ]*$/));
  fc.assert(
    fc.property(typed, fc.webUrl(), (text, url) => {
      const html = textHtml(`${text} ${url}`);
      const shown = html
        .replace(/<a href="[^"<>]*">|<\/a>/g, "")
        .replaceAll("<br>", "\n")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&");

      expect(html.replace(/<a href="[^"<>]*">|<\/a>|<br>/g, "")).not.toMatch(/[<>"]/);
      expect(shown).toBe(`${text} ${url}`);
    }),
  );
});

test("a subject stays one line, whatever was typed into it", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 30 }), (typed) => {
      const { subject } = mailWords(`${typed}\r\nBcc: a@example.com =?utf-8?q?x?=`, []);

      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]|=\?/u);
    }),
  );
});
