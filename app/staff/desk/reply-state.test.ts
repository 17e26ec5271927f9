import { expect, test } from "vitest";
import { replyState } from "./reply-state.ts";

const clock = {
  half_at: "2026-11-23T07:00:00.000Z",
  due_at: "2026-11-23T10:00:00.000Z",
  first_answer_at: "",
};
const lead = { clock, stage: "new" as const, trashed_at: "" };
const at = (time: string) => Date.parse(time);

test.each([
  ["2026-11-23T04:00:00Z", "6 h left", "6 h of office time left", "calm"],
  ["2026-11-23T06:49:30Z", "3 h 11 min left", "3 h 11 min of office time left", "calm"],
  ["2026-11-23T07:00:00Z", "3 h left", "3 h of office time left", "soon"],
  ["2026-11-23T09:59:59Z", "1 min left", "1 min of office time left", "soon"],
  ["2026-11-23T10:00:00Z", "Overdue", "Overdue", "late"],
  ["2026-11-23T10:01:00Z", "Overdue by 1 min", "Overdue by 1 min", "late"],
  ["2026-11-23T12:10:59Z", "Overdue by 2 h 10 min", "Overdue by 2 h 10 min", "late"],
])("at %s it says: %s", (now, short, long, tone) => {
  expect(replyState(lead, at(now))).toEqual({ short, long, tone });
});

test("while both offices are closed it stands still and says when one opens", () => {
  const first = replyState(lead, at("2026-11-21T12:00:00Z"));
  expect(first).toEqual({
    short: "6 h left, opens in 1 day 16 h",
    long: "6 h of office time left. Closed now, opens in 1 day 16 h.",
    tone: "calm",
  });
  expect(replyState(lead, at("2026-11-22T12:00:00Z"))?.short).toBe("6 h left, opens in 16 h");
});

test.each([
  ["2026-11-23T10:00:00.000Z", "Answered"],
  ["2026-11-23T10:00:00.001Z", "Answered late"],
])("answered at %s: %s", (first_answer_at, text) => {
  const state = replyState({ ...lead, clock: { ...clock, first_answer_at } }, at(first_answer_at));
  expect(state).toEqual({ short: text, long: text, tone: "done" });
});

test("an answer to a lead without a promise was not late", () => {
  const none = { half_at: "", due_at: "", first_answer_at: "2026-11-23T10:00:00.000Z" };
  expect(replyState({ ...lead, clock: none }, at("2026-11-24T00:00:00Z"))?.short).toBe("Answered");
});

test.each([
  { clock: null },
  { clock: { half_at: "", due_at: "", first_answer_at: "" } },
  { stage: "won" as const },
  { stage: "lost" as const },
  { stage: "spam" as const },
  { trashed_at: "2026-11-23T05:00:00.000Z" },
])("nobody waits with %o", (change) => {
  expect(replyState({ ...lead, ...change }, at("2026-11-23T12:00:00Z"))).toBeUndefined();
});
