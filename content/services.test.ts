import { expect, test } from "vitest";
import { services } from "#contract/services.ts";
import type { Paragraph, ServicePage, ServiceSlug } from "./service-page.ts";
import { servicePages } from "./services.ts";
import { overviewOrder } from "./services-overview.ts";

const pages = services.map(({ slug }) => servicePages[slug]);

test.each(services)("/$slug has its own page", ({ slug }) => {
  expect(servicePages[slug].slug).toBe(slug);
});

test.each(pages)("/$slug: the title leaves the brand to the page's head", ({ seo }) => {
  expect(seo.title).not.toMatch(/meridian/i);
});

test("no two pages share a title, a description or their first words", () => {
  for (const of of [title, description, lead]) {
    expect(new Set(pages.map(of)).size).toBe(services.length);
  }
});

test.each(pages)("/$slug: the parts that every page has", (page) => {
  expect(page.keyFacts).toHaveLength(4);
  expect(page.stages.steps.length).toBeGreaterThanOrEqual(3);
  expect(page.cards.items.length).toBeGreaterThanOrEqual(2);
  expect(page.checklist.groups.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(8);
  expect(page.note).toHaveLength(2);
  expect(page.callsToAction.length).toBeGreaterThanOrEqual(1);
  expect(page.facts.length).toBeGreaterThan(0);
  expect(page.links.length).toBeGreaterThan(0);
});

test.each(pages)("/$slug: 6 to 10 questions, each asked once", ({ faq }) => {
  expect(faq.length).toBeGreaterThanOrEqual(6);
  expect(faq.length).toBeLessThanOrEqual(10);
  expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length);
  for (const { question, answer } of faq) {
    expect(question).toMatch(/\?$/);
    expect(answer.flat().join("").length).toBeGreaterThan(20);
  }
});

test.each(pages)("/$slug: its cards fill their rows", ({ cards }) => {
  const columns = cards.items.map(
    ({ width }) => ({ wide: 4, half: 3, third: 2 })[width ?? "third"],
  );
  let free = 6;
  for (const taken of columns) {
    expect(taken).toBeLessThanOrEqual(free);
    free = free === taken ? 6 : free - taken;
  }
  expect(free).toBe(6);
});

test.each(pages)("/$slug: two to four other services are related to it", ({ slug, related }) => {
  expect(related.length).toBeGreaterThanOrEqual(2);
  expect(related.length).toBeLessThanOrEqual(4);
  expect(new Set(related).size).toBe(related.length);
  expect(related).not.toContain(slug);
});

test.each(pages)("/$slug: no address of a section is used twice", ({ blocks = [] }) => {
  const ids = [...blocks.map(({ id }) => id), "main", "faq", "checklist", "sources"];
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(pages)("/$slug promises nothing that nobody can keep", (page) => {
  const promise =
    /100\s?% (?:success|approval)|success rate|we guarantee|guaranteed (?:approval|visa)|our attorneys/i;
  expect(words(page).match(promise)?.[0]).toBeUndefined();
});

// Where the visitor answers an officer.
const asked = [
  "b-1-business-visitor-visa",
  "b-2-visitor-visa",
  "h-1b-visa-services-for-employees",
  "visa-for-nurses-rn",
  "family-based-visa",
  "fiance-visa",
  "student-visa",
  "tn-visa",
] as const;

test.each(asked)("/%s says that what is false can keep a person out for life", (slug) => {
  expect(words(servicePages[slug])).toMatch(/(?:false|fraud)[^.]* for life/);
});

const meanings: [name: RegExp, meaning: RegExp][] = [
  [/\bUSCIS\b/, /USCIS, the immigration agency/],
  [/\bDS-160\b/, /online (?:visa )?form/],
  [/\bDS-260\b/, /the visa application|for immigrants/],
  [/\bEAD\b/, /work permit/],
  [/\bOPT\b/, /practical training/],
  [/\bCSPA\b/, /Child Status Protection Act \(CSPA\)/],
  [/\bvisa number\b/, /within the yearly limits/],
  [/\bI-140\b/, /employer files|green-card petition/],
  [/\bI-864\b/, /affidavit of support/],
  [/\bESTA\b/, /online permi/],
];

test.each(pages)("/$slug says what a name means where it is first read", (page) => {
  // The overview is read on another page.
  const said = words(page).replace(JSON.stringify(page.overview), "");
  for (const [name, meaning] of meanings) {
    const at = said.search(name);
    if (at >= 0) expect(said.slice(Math.max(0, at - 60), at + 120)).toMatch(meaning);
  }
});

const feePages = [
  "https://www.uscis.gov/g-1055",
  "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html",
];
const withFees = pages.filter((page) => /\bfees?\b/i.test(words(page)));

test.each(withFees)("/$slug links the government's page of fees, as it speaks of one", (page) => {
  expect(page.links.filter(({ url }) => feePages.includes(url))).not.toEqual([]);
});

// SPEC.md §2.8, "Page-specific content".
test("student visa: 7 stage cards and a focus block", () => {
  const page = servicePages["student-visa"];
  expect(page.cards.items).toHaveLength(7);
  expect(page.cards.heading).toMatch(/seven stages/);
  expect(page.blocks?.map(({ id }) => id)).toContain("focus");
});

test("TN: 3 service cards", () => {
  expect(servicePages["tn-visa"].cards.items).toHaveLength(3);
});

test("I-485: 3 point cards", () => {
  expect(servicePages["i-485-adjustment-of-status"].cards.items).toHaveLength(3);
});

test("E-3: 2 cards, a Why Us block and two calls to action", () => {
  const page = servicePages["e-3-visa"];
  expect(page.cards.items).toHaveLength(2);
  expect(page.whyUs?.heading).toMatch(/^why/i);
  expect(page.callsToAction).toHaveLength(2);
});

test("H-1B1: category text, a Why Us block, two calls to action and 6 questions, two with lists", () => {
  const page = servicePages["h-1b1-singapore-visa"];
  expect(page.about?.paragraphs.length).toBeGreaterThan(0);
  expect(page.whyUs?.heading).toMatch(/^why/i);
  expect(page.callsToAction).toHaveLength(2);
  expect(page.faq).toHaveLength(6);
  expect(page.faq.filter(({ answer }) => answer.some(isList))).toHaveLength(2);
});

test("dependants: sub-sections for H-4, TD and E-3D, a note, a call to action and 6 questions", () => {
  const page = servicePages["h-4-e-3d-td-dependent-visa-and-ead"];
  expect(page.blocks?.map(({ heading }) => heading.match(/^[\w-]+/)?.[0])).toEqual([
    "H-4",
    "TD",
    "E-3D",
  ]);
  expect(page.callsToAction).toHaveLength(1);
  expect(page.faq).toHaveLength(6);
});

test.each(pages)("/$slug calls to Expert Connect, the refusal page to Attorney Connect", (page) => {
  const title = page.slug === "visa-refusal-221g" ? "Attorney Connect" : "Expert Connect";
  expect(page.callsToAction[0]?.title).toBe(title);
});

// SPEC.md §9, "Content facts from the pages": in whole clauses, as a number alone may stand there for something else.
const stated: Record<string, readonly [ServiceSlug, ...RegExp[]][]> = {
  "EB-5": [
    [
      "eb-5-investor-visa",
      /minimum investment is \$1,050,000 generally and \$800,000 in targeted employment areas/,
      /10 full-time jobs/,
      /2-year conditional residency/,
    ],
  ],
  "L-1A": [
    [
      "l-1a-new-office-visa",
      /one year initially, extensions up to two years each, maximum seven years/,
      /one continuous year abroad in the last three years/,
    ],
  ],
  "B-1 and B-2": [
    [
      "b-1-business-visitor-visa",
      /usually up to six months a stay/i,
      /Visa Waiver Program[^.]* for up to 90 days/,
    ],
    [
      "b-2-visitor-visa",
      /usually up to six months a visit/i,
      /Visa Waiver Program[^.]* for up to 90 days/,
    ],
  ],
  "K-1": [["fiance-visa", /marriage to that citizen within 90 days/]],
  "H-1B": [
    ["h-1b-petition-filing-for-employers", /three years plus three/],
    ["h-1b-visa-services-for-employees", /three years plus three/],
  ],
  PAF: [
    [
      "paf-public-access-files-for-h-1b-employers",
      /kept one year past the last employment/,
      /notice posted for 10 consecutive business days/i,
    ],
  ],
  "H-1B1, in both readings": [
    [
      "h-1b1-singapore-visa",
      /annual cap is 5,400/,
      /maximum total stay is 36 months/,
      /each stay is up to one year/i,
    ],
  ],
  TN: [["tn-visa", /given in 3-year stays/]],
  "E-3": [["e-3-visa", /given in 2-year stays/]],
};

test.each(Object.entries(stated))("the facts of §9 stand on the pages: %s", (_, expected) => {
  for (const [slug, ...facts] of expected) {
    for (const fact of facts) expect(words(servicePages[slug])).toMatch(fact);
  }
});

test("the overview has the 17 in its own order, by the anchors of §2.7", () => {
  expect(overviewOrder.map(({ anchor }) => anchor).join(", ")).toBe(
    "business, visitor, office, investor, PAF, employers, employees, nurses, family, fiance, " +
      "refusal, student, TN, dependent, adjustment, E-3, singapore",
  );
  const slugs = overviewOrder.map(({ slug }) => slug);
  expect([...slugs].sort()).toEqual(services.map(({ slug }) => slug).sort());
});

function title({ seo }: ServicePage) {
  return seo.title;
}

function description({ seo }: ServicePage) {
  return seo.description;
}

function lead(page: ServicePage) {
  return page.lead;
}

function isList(paragraph: Paragraph) {
  return typeof paragraph !== "string";
}

/** All that the page says: its ledger and its links are no words of it. */
function words({ facts: _facts, links: _links, seo: _seo, ...said }: ServicePage): string {
  return JSON.stringify(said);
}
