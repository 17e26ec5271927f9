import fc from "fast-check";
import { expect, test } from "vitest";
import { ageText, dayOf, dayText, replyOf, spanText } from "./span.ts";

const now = Date.UTC(2026, 10, 21, 12);
const minuteMs = 60_000;
const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();

test.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [125, "2 h 5 min"],
  [24 * 60, "1 d"],
  [27 * 60 + 30, "1 d 3 h"],
  [12 * 24 * 60, "12 d"],
])("a span of %i minutes is %s", (minutes, text) => {
  expect(spanText(minutes * minuteMs)).toBe(text);
});

test.each([
  [0, "now"],
  [-4, "4 min"],
  [-130, "2 h"],
  [-3000, "2 d"],
])("what came %i minutes ago is %s old", (minutes, text) => {
  expect(ageText(at(minutes), now)).toBe(text);
});

test("a reply counts down, hurries from its half, is late, is done", () => {
  const clock = { due_at: at(90), half_at: at(10), first_answer_at: "" };
  expect(replyOf(clock, now)).toEqual({ text: "1 h 30 min left", tone: "calm" });
  expect(replyOf({ ...clock, half_at: at(0) }, now)).toMatchObject({ tone: "soon" });
  expect(replyOf({ ...clock, due_at: at(-61) }, now)).toEqual({
    text: "1 h 1 min late",
    tone: "late",
  });
  expect(replyOf({ ...clock, due_at: at(-61), first_answer_at: at(-70) }, now)).toEqual({
    text: "Answered",
    tone: "done",
  });
});

test("within a minute of its end a reply is due now", () => {
  const clock = { due_at: at(0.5), half_at: at(-10), first_answer_at: "" };
  expect(replyOf(clock, now)).toEqual({ text: "Due now", tone: "soon" });
  expect(replyOf({ ...clock, due_at: at(-0.5) }, now)).toMatchObject({ tone: "late" });
});

test("without a clock nothing is said", () => {
  expect(replyOf(null, now)).toBeUndefined();
  expect(replyOf({ due_at: "", half_at: "", first_answer_at: "" }, now)).toBeUndefined();
});

test("a day of the calendar is the same wherever it is read", () => {
  expect(dayText("2026-03-02")).toBe("Mon 2 Mar");
});

test("days on follow each other, over the ends of months and clock changes", () => {
  fc.assert(
    fc.property(fc.nat(800), (later) => {
      const [day, next] = [dayOf(now, later), dayOf(now, later + 1)];
      expect(Date.parse(next) - Date.parse(day)).toBe(24 * 60 * minuteMs);
    }),
  );
});
