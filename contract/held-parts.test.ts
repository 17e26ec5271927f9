import { expect, test } from "vitest";
import type { HeldRow, PersonalData } from "./answers/personal-data.ts";
import { heldParts } from "./held-parts.ts";

const nothing: PersonalData = {
  email: "nurse@example.com",
  enquiries: [],
  messages: [],
  handling: [],
  notes: [],
  subscriptions: [],
  mails: [],
};
const created_at = "2026-03-02T09:00:00.000Z";

/** What people read of a lead's row. */
function factsOf(row: HeldRow): Record<string, string> {
  const [part] = heldParts({ ...nothing, enquiries: [{ id: "1", created_at, ...row }] });
  return Object.fromEntries(part?.entries[0]?.facts ?? []);
}

test("what a database writes in its own way is said in words", () => {
  expect(
    factsOf({
      is_spam: 0,
      is_trashed: 1,
      stage: "in-touch",
      office: "kochi",
      next_step_on: "2026-03-04",
      judged_at: "2026-03-02T09:05:00.000Z",
    }),
  ).toMatchObject({
    "Is spam": "No",
    "Is trashed": "Yes",
    Stage: "In touch",
    Office: "Kochi",
    "Next step on": "4 March 2026",
    "Judged at": "2 March 2026 at 09:05 UTC",
  });
});

test("what is not there is empty", () => {
  const facts = factsOf({
    next_step_on: "9999-12-31",
    judged_at: "",
    spam_reasons: "[]",
    source_first: JSON.stringify({ utm_source: "", landing: "" }),
    before: "{}",
  });
  for (const name of ["Next step on", "Judged at", "Spam reasons", "Source first", "Before"]) {
    expect(facts[name], name).toBe("");
  }
});

test("what stands in a list is said part by part", () => {
  const consent = {
    purpose: "answer",
    version: "answer-1",
    wording: "To answer.",
    given_at: created_at,
  };
  expect(
    factsOf({
      consents: JSON.stringify([consent, { ...consent, purpose: "newsletter" }]),
      source_first: JSON.stringify({ utm_source: "spring", utm_term: "", landing: "/tn-visa" }),
      before: JSON.stringify({ stage: "new", next_step_on: "9999-12-31" }),
    }),
  ).toMatchObject({
    Consents:
      "Purpose: Answer, Version: answer-1, Wording: To answer., Given at: 2 March 2026 at 09:00 UTC; " +
      "Purpose: Newsletter, Version: answer-1, Wording: To answer., Given at: 2 March 2026 at 09:00 UTC",
    "Source first": "Utm source: spring, Landing: /tn-visa",
    Before: "Stage: New",
  });
});

test("a visitor's own words stay as they were written", () => {
  expect(factsOf({ doubt: "[1] is-it {stage}?", name: "9999-12-31" })).toMatchObject({
    Question: "[1] is-it {stage}?",
    Name: "9999-12-31",
  });
});
