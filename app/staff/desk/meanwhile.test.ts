import { expect, test } from "vitest";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import { answeredMeanwhile, meanwhileText } from "./meanwhile.ts";

const leela = { id: "l", name: "Leela Thomas", email: "leela@example.com" };
const tom = { id: "t", name: "", email: "tom@example.com" };
const answer = (at: string, staff: DeskAnswer["staff"]): DeskAnswer => ({
  id: `${at} ${staff?.id}`,
  way: "phone",
  at,
  staff,
  mail: null,
});
const before = "2026-03-02T09:00:00.000Z";
const begun = "2026-03-02T09:05:00.000Z";
const after = "2026-03-02T09:06:00.000Z";

test("meanwhile is what others have answered since the reply was begun", () => {
  const known = [answer(before, leela), answer(begun, leela)];
  const [own, other, gone] = [answer(after, tom), answer(after, leela), answer(after, null)];

  const found = answeredMeanwhile([own, other, gone, ...known], { since: begun, own: tom.email });

  expect(found).toEqual([other, gone]);
  expect(answeredMeanwhile([own, other], { since: begun, own: "" })).toEqual([]);
});

test.each([
  { staff: [], says: "" },
  { staff: [leela, leela], says: "Leela Thomas has answered meanwhile." },
  { staff: [leela, tom], says: "Leela Thomas and tom have answered meanwhile." },
  { staff: [null], says: "Somebody whose account is gone has answered meanwhile." },
])("it is told as $says", ({ staff, says }) => {
  expect(meanwhileText(staff.map((one) => answer(after, one)))).toBe(says);
});
