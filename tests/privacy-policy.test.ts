import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceOf, sourcesAfter } from "#app/leads/source.ts";
import { messageRetention, sourceRetention } from "#content/facts/guide-and-policies.ts";
import { privacyPolicy } from "#content/privacy-policy.ts";
import { readConfig } from "#server/config.ts";

const { retentionMonths } = readConfig({});
const docs = await readFile(join(import.meta.dirname, "../docs/privacy.md"), "utf8");

function sectionText(id: string): string {
  const section = privacyPolicy.sections.find((one) => one.id === id);
  return JSON.stringify(section?.passages);
}

test("the policy and docs/privacy.md name the months after which the site deletes", () => {
  const months = `${retentionMonths} months`;

  expect(messageRetention.text).toBe(months);
  expect(sectionText("how-long")).toContain(`${months} after they reached us`);
  expect(docs).toContain(`RETENTION_MONTHS (${retentionMonths})`);
});

test("a term that the owner has not confirmed stays marked as proposed", () => {
  expect(messageRetention.standing).toBe("PROPOSED");
});

test("every field of the forms is named to the visitor", () => {
  const collected = sectionText("what-we-collect");
  const fields = ["name", "phone number", "email address", "kind of visa", "location", "question"];
  for (const field of [...fields, "message"]) expect(collected).toContain(field);
});

test("the policy and docs/privacy.md say how visits are counted, and who is not", () => {
  const collected = sectionText("what-we-collect");
  expect(collected).toContain("without cookies");
  expect(collected).toContain("Do Not Track or Global Privacy Control, you are not counted");
  expect(sectionText("how-long")).toContain("until the day is over");
  expect(docs).toContain("Visits are counted without cookies");
});

test("the rights lead to the page where they are used", () => {
  const rights = privacyPolicy.sections.find(({ id }) => id === "your-rights");
  expect(rights?.links).toContainEqual({ name: "My data", url: "/my-data" });
  expect(sectionText("newsletter")).toContain("before you have confirmed it");
});

test("the policy and docs/privacy.md name the days for which a first source is kept, and the way out", () => {
  const spanMs = Number.parseInt(sourceRetention.text, 10) * 24 * 60 * 60 * 1000;
  const [came, comes] = [
    sourceOf("https://one.example/a", ""),
    sourceOf("https://one.example/b", ""),
  ];
  const kept = sourcesAfter(undefined, came, 0);

  expect(sourcesAfter(kept, comes, spanMs - 1).first).toBe(came);
  expect(sourcesAfter(kept, comes, spanMs).first).toBe(comes);
  expect(sectionText("cookies")).toContain(`is used for ${sourceRetention.text}`);
  expect(docs).toContain(`for ${sourceRetention.text}`);
  for (const told of [sectionText("cookies"), docs]) {
    expect(told).toMatch(/Do Not Track (and|or) Global Privacy\s+Control/);
  }
});
