import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { services } from "#contract/services.ts";
import type { Fact } from "./fact.ts";
import { servicePages } from "./services.ts";

function filesIn(folder: string) {
  const names = readdirSync(join(import.meta.dirname, folder));
  return names
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => ({
      name: join(folder, name),
      source: readFileSync(join(import.meta.dirname, folder, name), "utf8"),
    }));
}
const files = filesIn("services");
// Phones, addresses and opening hours are the firm's own.
const others = filesIn(".").filter(({ name }) => name !== "brand.ts");
const ledgers = filesIn("facts");
const pages = services.map(({ slug }) => servicePages[slug]);

/** Names with digits in them, which state no number. */
const names = [
  // Forms, classes and rules: H-1B1, DS-160s, F2A, c(26), 221(g), section 245(k), 8 CFR 214.2, Title 8.
  /\b[A-Z]{1,4}-\d+[A-Z]?\d?s?\b/g,
  // And as machine-readable lines and banners write them: I130, DS160, EB5, 221G; our own: 360 Degree, WCAG 2.2.
  /\b[A-Z]{1,3}\d+[A-Z]?\b/g,
  /\b\d{3}G\b/g,
  /\b360 Degree\b/g,
  /\bWCAG [\d.]+/g,
  /\b[Cc]ategory [a-z]\(\d+\)/g,
  /\bc\(\d+\)/g,
  /\b\d{3}\([a-z]\)(?:\(\d+\))?/g,
  /\b\d+ CFR [\d.]+/g,
  /\b[Ss]ections? \d+(?:\([a-z]\))?/g,
  /\bTitle \d+/g,
  /\b(?:AC|G)-?\d+\b/g,
];
const spelled =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety|hundred|thousand|million";
const units =
  "second|minute|hour|day|week|month|year|job|dollar|percent|per cent|employee|worker|visa|credit";
const figure = new RegExp(
  `\\$?\\d+(?:[.,]\\d+)*|\\b(?:${spelled})[ -](?:[a-z]+[ -]){0,2}?(?:${units})s?\\b`,
  "gi",
);

/** What no authority states: numbers of this site and of what it does. */
const ownNumbers: Record<string, string[]> = {
  "about.ts": ["one visa"],
  "guide.ts": ["two visas"],
  "home.ts": ["17"],
  "my-data.ts": ["30"],
  "privacy-policy.ts": ["two weeks"],
  "quick-links.ts": ["six official US visa", "17"],
  "services-overview.ts": ["17", "17"],
};

test.each([...files, ...others])(
  "$name: every number comes from the ledger",
  ({ name, source }) => {
    expect(typedNumbers(source)).toEqual(ownNumbers[name] ?? []);
  },
);

/** Different facts that one source states in the same words. */
const sameWords = [
  [
    "admissionMaximum",
    "growthPeriod",
    "k2FollowWindow",
    "l1aFirstStay",
    "longWaitExtension",
    "newOfficeAge",
    "resetAbroad",
    "returnAbroad",
  ],
  ["agedChildDeadline", "eb1cUsYear"],
  ["f1Places", "f3Places"],
  ["forgivenLapses", "shorterOverstay"],
  ["hostingLogRetention", "sourceRetention"],
  ["meetingWindow", "recentPetitionWindow"],
  ["visitorExtension", "visitorStay"],
];

test("a fact is typed once: no two have the same text and source, but those that say different things", async () => {
  const alike = new Map<string, string[]>();
  for (const { name: file, source } of ledgers) {
    const facts: Record<string, Fact> = await import(join(import.meta.dirname, file));
    // What takes a fact from another ledger types no text of its own.
    for (const [, name = ""] of source.matchAll(/^export const (\w+)[^{]*\{[^}]*^ {2}text: "/gm)) {
      const { text, source: { url } = { url: "" } } = facts[name] ?? {};
      const key = `${text} ${url}`;
      alike.set(key, [...(alike.get(key) ?? []), name].sort());
    }
  }
  const twice = [...alike.values()].filter((found) => found.length > 1);

  expect(alike.size).toBeGreaterThan(100);
  expect(twice.sort()).toEqual(sameWords);
});

test("a number typed into a page is found, and a name is none", () => {
  const planted = `import { stay } from "#content/facts/work.ts";
    // In 2026 we said 30 days.
    export const page = { slug: "h-1b1-singapore-visa", id: "h-4", url: "https://www.uscis.gov/i-94",
      lead: "The H-1B1 and the I-526E: see section 245(k), 221(g) and 8 CFR 214.2, NCLEX-RN.",
      text: \`For \${stay.text}, then 60 days.\`,
      more: "It costs $800,000, or waits two full years; a six-month stay.",
      note: 'Within 90 days.' };`;

  expect(typedNumbers(planted)).toEqual(["60", "$800,000", "two full years", "six-month", "90"]);
});

test.each(pages)("/$slug: its ledger is what it prints", ({ slug, facts, ...rest }) => {
  const { links: _links, ...said } = rest;
  const text = JSON.stringify(said).toLowerCase();
  for (const fact of facts) expect(text).toContain(printed(fact));
  expect(new Set(facts).size).toBe(facts.length);
});

test.each(files)("$name: what it prints is in its ledger", ({ source }) => {
  const used = [...source.matchAll(/\b(\w+)\.text\b/g)].map(([, name]) => name);
  const ledger = source.match(/^ {2}facts: \[([^\]]*)\]/m)?.[1]?.match(/\w+/g);

  expect(ledger).toBeDefined();
  expect([...new Set(used)].sort()).toEqual([...(ledger ?? [])].sort());
});

test.each(pages)("/$slug: every fact says where it stands, and when to look again", ({ facts }) => {
  for (const { source, checkedOn, checkAgainOn } of facts) {
    expect(new URL(source.url).protocol).toBe("https:");
    expect(source.name).not.toBe("");
    expect(new Date(checkedOn).toISOString()).toBe(`${checkedOn}T00:00:00.000Z`);
    expect(new Date(checkAgainOn).toISOString()).toBe(`${checkAgainOn}T00:00:00.000Z`);
    expect(checkAgainOn > checkedOn).toBe(true);
  }
});

test("an address has one name on a page", () => {
  for (const { facts, links } of pages) {
    const named = new Map<string, string>();
    for (const { name, url } of [...facts.map(({ source }) => source), ...links]) {
      expect(named.get(url) ?? name, url).toBe(name);
      named.set(url, name);
    }
  }
});

/** As it stands in a page's text; a sentence may begin with it. */
function printed({ text }: Fact): string {
  return JSON.stringify(text).slice(1, -1).toLowerCase();
}

/** Numbers in what a page says: in its strings, but for what comes from elsewhere. */
function typedNumbers(source: string): string[] {
  const code = source.replace(/^import [\s\S]*?;$/gm, "").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  return stringsOf(code)
    .map((text) => names.reduce((rest, name) => rest.replace(name, ""), text))
    .flatMap((text) => text.match(figure) ?? []);
}

/** The texts of a page: no addresses, no keys in small letters, no places for a fact. */
function stringsOf(code: string): string[] {
  const literals = code.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  return literals
    .map((literal) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, " "))
    .filter((text) => !/^https?:/.test(text) && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text));
}
