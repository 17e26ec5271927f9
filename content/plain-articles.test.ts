import { expect, test } from "vitest";
import { disclaimer } from "./disclaimer.ts";
import * as ledger from "./facts/guide-and-policies.ts";
import { guide } from "./guide.ts";
import { plainArticles } from "./plain-articles.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { refundPolicy } from "./refund-policy.ts";

const policies = [privacyPolicy, refundPolicy, disclaimer];

test.each(plainArticles)("$path has anchors of its own", ({ sections }) => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(Object.values(ledger).filter((value) => "standing" in value))(
  "our own term, $text ($standing), is printed",
  (term) => {
    expect(JSON.stringify([...policies, guide.sections])).toContain(term.text);
  },
);

test.each(policies)("$path names the law and the courts", (policy) => {
  expect(JSON.stringify(policy)).toMatch(/law of India governs.*courts in the state of Kerala/);
});
