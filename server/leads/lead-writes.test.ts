import { expect, test } from "vitest";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { listen, sqliteProgram } from "#tests/seen-queries.ts";
import { addContactMessage, addEnquiry } from "./store.ts";

const now = new Date("2026-11-24T08:00:00.000Z");
const person = { name: "Anjali Nair", email: "anjali@example.com" };
const enquiry = {
  ...person,
  number: "+91 98470 12345",
  category: "Student Visa",
  location: "",
  doubt: "When?",
} as const;
const message = { ...person, phone: "", message: "When?" };
const judgement = {
  isSpam: false,
  points: 0,
  reasons: [],
  consents: [],
  traces: { runs: ["a", "b"], links: ["c"] },
  sender: "somebody",
};

/** A refusal after which a statement alone is taken back: SQLite's `OE_Abort`. */
const aborts = 2;

// A statement of many writes that may stop half-way has SQLite keep a copy of each page before it changes it. Such is one with
// triggers that calls a function, or of which a refusal takes back the statement alone. See docs/decisions/057.
test.skipIf(isPostgres)("SQLite can store a lead without copies of what it changes", async () => {
  const { db, take } = listen((await freshDatabase()).address);
  await db.transaction().execute(async (tx) => {
    await addEnquiry(tx, enquiry, judgement, now);
    await addContactMessage(tx, message, judgement, now);
  });

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
