import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { services } from "#contract/services.ts";
import type { Fact } from "./fact.ts";
import { servicePages } from "./services.ts";

const folder = join(import.meta.dirname, "services");
const files = readdirSync(folder).map((name) => ({
  name,
  source: readFileSync(join(folder, name), "utf8"),
}));
const pages = services.map(({ slug }) => servicePages[slug]);

/** Names with digits in them, which state no number. */
const names = [
  // Forms, classes and rules: H-1B1, DS-160s, F2A, c(26), 221(g), section 245(k), 8 CFR 214.2, Title 8.
  /\b[A-Z]{1,4}-\d+[A-Z]?\d?s?\b/g,
  /\b[A-Z]\d[A-Z]?\b/g,
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

test.each(files)("$name: every number comes from the ledger", ({ source }) => {
  expect(typedNumbers(source)).toEqual([]);
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
