import { parse } from "valibot";
import { expect, test } from "vitest";
import { leadSignals } from "#contract/lead-signals.ts";
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

function weigh(text: string): void {
  const words = { name: "Anjali", location: "", text };
  reasonsOf({
    words,
    sighting,
    isChecked: false,
    repeats: { text: 0, link: 0 },
    ownHost: "example.com",
  });
  tracesOf(text, "example.com");
}

// Thirty times the longest text that is taken. A rule that tried all ends from all beginnings would take minutes, beyond any
// test's time.
test.each(pieces)("300,000 characters of %j are weighed in a moment", (piece) => {
  const text = piece.repeat(300_000 / piece.length);

  expect(() => weigh(text)).not.toThrow();
});
