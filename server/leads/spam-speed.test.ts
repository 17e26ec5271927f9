import { parse } from "valibot";
import { expect, test } from "vitest";
import { leadSignals } from "#contract/lead-signals.ts";
import { foreignLinks } from "./spam-links.ts";
import { reasonsOf } from "./spam-score.ts";
import { tracesOf } from "./spam-traces.ts";

const pieces = [
  "a",
  "a.",
  ".",
  "a.a/",
  "<a ",
  "[url",
  "http://",
  "@",
  "a@",
  "-",
  "赌场",
  "e ",
  "/.",
  "www.",
];
const signals = parse(leadSignals, { proof: "" });
const sighting = { signals, hasBrowserHeaders: true, isFlood: false };

/** In milliseconds, for a text of `length`. */
function timeFor(piece: string, length: number): number {
  const text = piece.repeat(length / piece.length);
  const words = { name: "Anjali", location: "", text };
  const start = performance.now();
  reasonsOf({
    words,
    sighting,
    isChecked: false,
    repeats: { text: 0, link: 0 },
    knownHosts: ["example.com"],
  });
  tracesOf(text, ["example.com"]);
  foreignLinks(text, []);
  return performance.now() - start;
}

// Ten times the longest text that is taken. A rule that tried all ends from all beginnings would take minutes.
test.each(pieces)("100,000 characters of %j are weighed in a moment", (piece) => {
  expect(timeFor(piece, 100_000)).toBeLessThan(8000);
});
