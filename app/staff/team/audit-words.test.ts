import { expect, test } from "vitest";
import { auditKinds } from "#contract/audit.ts";
import { auditWords } from "./audit-words.ts";

test("each kind of entry has a name of its own, and what was done in words of its own", () => {
  const words = auditKinds.map((kind) => auditWords[kind]);

  expect(new Set(words.map(({ name }) => name)).size).toBe(auditKinds.length);
  expect(new Set(words.map(({ did }) => did)).size).toBe(auditKinds.length);
  for (const { name, did } of words) {
    expect(name).toMatch(/^[A-Z][a-z]/);
    expect(did).toMatch(/^[a-z].*[a-z]$/);
  }
});

test("what was done to somebody or something ends where its name follows", () => {
  expect(auditWords["account-ended"]).toEqual({
    name: "Accounts ended",
    did: "ended the account of",
    to: "person",
  });
  expect(auditWords["post-made"]).toEqual({ name: "Posts made", did: "made the post", to: "post" });
});
