import * as v from "valibot";
import { expect, test } from "vitest";
import { leadSignals } from "#contract/lead-signals.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { listen, sqliteProgram } from "#tests/seen-queries.ts";
import { addLeads } from "./store.ts";

const person = { name: "Anjali Nair", email: "anjali@example.com" };
const came = {
  created_at: "2026-11-24T08:00:00.000Z",
  half_at: "2026-11-24T11:00:00.000Z",
  due_at: "2026-11-24T14:00:00.000Z",
  signals: v.parse(leadSignals, {}),
  hasBrowserHeaders: true,
  languages: "en",
  proof: undefined,
  isCounted: true,
  isFlood: false,
  isSpam: false,
  points: 0,
  reasons: [],
  consents: [],
  traces: { runs: ["a", "b"], links: ["c"] },
  sender: "somebody",
};
const enquiry = {
  ...came,
  id: "one",
  receipt: "M-ONE",
  form: "enquiry",
  input: {
    ...person,
    number: "9847012345",
    category: "Student Visa",
    location: "",
    doubt: "When?",
  },
} as const;
const message = {
  ...came,
  id: "two",
  receipt: "M-TWO",
  form: "message",
  input: { ...person, phone: "", message: "When?" },
} as const;

/** A refusal after which a statement alone is taken back: SQLite's `OE_Abort`. */
const aborts = 2;

// A statement of many writes that may stop half-way has SQLite keep a copy of each page before it changes it. Such is one with
// triggers that calls a function, or of which a refusal takes back the statement alone. See docs/decisions/057.
test.skipIf(isPostgres)("SQLite can store a lead without copies of what it changes", async () => {
  const { db, take } = listen((await freshDatabase()).address);
  await db.transaction().execute((tx) => addLeads(tx, [enquiry, message]));

  const programs = await Promise.all(take().map((query) => sqliteProgram(db, query)));
  const withTriggers = programs.filter((steps) => steps.some(({ opcode }) => opcode === "Program"));

  expect(withTriggers).toHaveLength(2);
  for (const steps of withTriggers) {
    const refusals = steps.filter(({ opcode, p1 }) => /^Halt/.test(opcode) && p1 !== 0);
    expect(refusals).not.toEqual([]);
    expect(refusals.filter(({ p2 }) => p2 === aborts)).toEqual([]);
    expect(steps.filter(({ opcode }) => /^(?:Pure)?Func/.test(opcode))).toEqual([]);
  }
});
