import { array, constantFrom, oneof } from "fast-check";
import { anyText } from "./any-text.ts";

const pieces = [
  "\0",
  "\uD83D",
  "\uDE00",
  "\uDE00\uD83D",
  "\u202E\u2066\u2069\u202C",
  "\u200B\u200D\uFEFF\u00AD",
  "👩🏽‍⚕️🇮🇳👨‍👩‍👧‍👦",
  "എനിക്ക് വിസ വേണം ",
  "ക്ഷേത്രജ്ഞൻ".repeat(12),
  "e\u0301Z\u0351\u036b\u0343",
  "\r\n\t\u000B\u2028\u0085",
  "\u0001\u001F\u007F\uFFFE\uFFFF",
  "'\"\\%_;--<&>`$",
  "null",
  "__proto__",
  "\u{10FFFF}\u{1F468}",
  " ",
];

/** Texts that databases, mails and pages are known to stumble over, alone and mixed with any others. */
export function hardText(maxLength: number) {
  const any = anyText({ maxLength: Math.min(maxLength, 60) });
  const mixed = array(oneof(constantFrom(...pieces), any), { maxLength: 8 });
  return mixed.map((parts) => parts.join("").slice(0, maxLength));
}
