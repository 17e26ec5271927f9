import fc from "fast-check";
import { expect, test } from "vitest";
import type { Hit, Piece } from "#contract/answers/search.ts";
import { anyText } from "#tests/any-text.ts";
import { aPost, startWriter } from "#tests/blog.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { marked } from "./excerpt.ts";

async function search(app: TestApp, query: string) {
  const { status, data } = await app.get<Hit[]>(`/api/search?q=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  return data;
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");
const marksOf = (pieces: readonly Piece[]) =>
  pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text);

test.each([
  { query: "fiance", path: "/fiance-visa" },
  { query: "FIANCÉE", path: "/fiance-visa" },
  { query: "eb5", path: "/eb-5-investor-visa" },
  { query: "eb 5", path: "/eb-5-investor-visa" },
  { query: "EB-5 investors", path: "/eb-5-investor-visa" },
  { query: "221g", path: "/visa-refusal-221g" },
  { query: "visa refusal 221(g)", path: "/visa-refusal-221g" },
  { query: "h1b lottery", path: "/h-1b-petition-filing-for-employers" },
  { query: "what is a nurse", path: "/visa-for-nurses-rn" },
  { query: "Singapore xyzzy", path: "/h-1b1-singapore-visa" },
  {
    query: "retrogression",
    path: "/always-be-prepared-and-know-what-the-purpose-is#glossary",
  },
  { query: "Kochi", path: "/contact" },
  { query: "Congress Avenue, Austin", path: "/contact" },
  { query: "a trusted partner", path: "/about" },
  { query: "privacy", path: "/privacy-policy" },
  { query: "refund", path: "/refund-policy" },
  { query: "accessibility", path: "/accessibility" },
  // What people call it, and no page of ours does.
  { query: "ielts", path: "/visa-for-nurses-rn" },
  { query: "tourist visa", path: "/b-2-visitor-visa" },
  { query: "visa rejected", path: "/visa-refusal-221g" },
  { query: "F1 visa", path: "/student-visa" },
  { query: "h1 b lottery", path: "/h-1b-petition-filing-for-employers" },
  { query: "h1b transfer", path: "/h-1b-visa-services-for-employees" },
  { query: "parents visiting on vacation", path: "/b-2-visitor-visa" },
  { query: "marriage green card", path: "/family-based-visa" },
  { query: "premium processing", path: "/l-1a-new-office-visa" },
  { query: "siblings", path: "/family-based-visa" },
  { query: "nurse in Dubai", path: "/visa-for-nurses-rn" },
  { query: "toefl student", path: "/student-visa" },
  { query: "F-2 visa", path: "/student-visa" },
  { query: "sponsor my parents", path: "/family-based-visa" },
  { query: "citizenship", path: "/family-based-visa" },
  { query: "change of employer", path: "/h-1b-visa-services-for-employees" },
  // No adjustment, which is for residence.
  { query: "change of status", path: "/h-1b-visa-services-for-employees" },
  // What we do not do, and where the guide says so.
  {
    query: "diversity visa",
    path: "/always-be-prepared-and-know-what-the-purpose-is#permanent",
  },
])("$query leads to $path", async ({ query, path }) => {
  const app = await startTestApp();

  expect((await search(app, query))[0]?.path).toBe(path);
});

test("each of the 17 services is found by its name", async () => {
  const { services } = await import("#contract/services.ts");
  const app = await startTestApp();

  for (const { name, slug } of services) {
    expect((await search(app, name))[0], name).toMatchObject({ kind: "Service", path: `/${slug}` });
  }
});

test("services come first for all that they are called", async () => {
  const { alsoCalled } = await import("#content/also-called.ts");
  const app = await startTestApp();
  const called = Object.entries(alsoCalled).map(([slug, words]) => ({
    path: `/${slug}`,
    words: words.split(", "),
  }));
  const words = [...new Set(called.flatMap(({ words }) => words))];
  expect(words.length).toBeGreaterThan(90);

  for (const word of words) {
    const so = called.filter(({ words }) => words.includes(word)).map(({ path }) => path);
    const found = (await search(app, word)).slice(0, so.length).map(({ path }) => path);
    expect(found, word).toEqual(expect.arrayContaining(so));
  }
});

test.each(["221g", "221(g)", "221 g"])(
  "a service that %s names comes before a post about it",
  async (query) => {
    const app = await startTestApp();
    const writer = await startWriter(app);
    const content = "A 221(g) is no end. After a 221(g) send the papers. 221(g), 221(g), 221(g).";
    await writer.add(await aPost({ title: "221(g) or 221 g: what comes next", content }));

    const [first, second] = await search(app, query);

    expect(first?.path).toBe("/visa-refusal-221g");
    expect(second?.kind).toBe("Blog");
    expect(marksOf(second?.title ?? [])).toEqual(["221(g)"]);
  },
);

test("small words are looked for where there are no others", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  await writer.add(await aPost({ title: "What is it?" }));

  expect(textOf((await search(app, "what is it"))[0]?.title ?? [])).toBe("What is it?");
});

test("a title with all of the words, whole, comes before texts that say them often", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const often = "Zebra quokka. ".repeat(9);
  await writer.add(await aPost({ title: "Zebras, and their quokkaberries", content: often }));
  await writer.add(await aPost({ title: "Far from every quokka, one zebra", content: "Once." }));

  const [first] = await search(app, "zebra quokka");

  expect(textOf(first?.title ?? [])).toBe("Far from every quokka, one zebra");
});

test("a post is found by its title and its words, and shows them marked", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const content = `${"Before. ".repeat(40)}The cœur of it is naïveté: a Zebra crossing.\n\nAfter.`;
  const { data: post } = await writer.add(await aPost({ title: "On zebras", content }));

  const [hit] = await search(app, "naivete ZEBRA");

  expect(hit).toMatchObject({ kind: "Blog", path: `/blog/${post.id}` });
  expect(textOf(hit?.title ?? [])).toBe("On zebras");
  expect(marksOf(hit?.title ?? [])).toEqual(["zebra"]);
  expect(marksOf(hit?.excerpt ?? [])).toEqual(["naïveté", "Zebra"]);
  expect(textOf(hit?.excerpt ?? [])).toMatch(/^… .*The cœur of it is naïveté: a Zebra crossing\.$/);
});

test("an excerpt sets the entries of a list apart", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  await writer.add(await aPost({ title: "On zebras", content: "They:\n- graze\n- rest - a lot" }));

  const [hit] = await search(app, "zebras");

  expect(textOf(hit?.excerpt ?? [])).toBe("They: · graze · rest - a lot");
});

test("no excerpt ends within a character", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  await writer.add(await aPost({ title: "On zebras", content: `A${"🦓".repeat(300)}` }));

  const [hit] = await search(app, "zebras");

  expect(textOf(hit?.excerpt ?? [])).toBe(`A${"🦓".repeat(99)}…`);
});

test("a post is found as it is now, and no more when it is removed", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const { data } = await writer.add(await aPost({ title: "On zebras" }));
  expect(await search(app, "zebras")).toHaveLength(1);

  await writer.change(data.id, await aPost({ title: "On okapis" }));
  expect(await search(app, "zebras")).toEqual([]);
  expect(await search(app, "okapis")).toHaveLength(1);

  await writer.remove(data.id);
  expect(await search(app, "okapis")).toEqual([]);
});

test.each(["", "   ", "?!—", "xyzzy", "%", "\\", "'; xyzzy--", "L-1B visa", "transit visas"])(
  "nothing is found for %j",
  async (query) => {
    const app = await startTestApp();

    expect((await search(app, query)).length).toBe(0);
  },
);

test("without a query nothing is found", async () => {
  const app = await startTestApp();

  expect((await app.get("/api/search")).data).toEqual([]);
});

test("of a query only the first 200 characters count, and of its finds 20 are given", async () => {
  const app = await startTestApp();
  expect(await search(app, `${"x".repeat(200)} visa`)).toEqual([]);

  expect(await search(app, "visa")).toHaveLength(20);
});

test("whatever is typed is answered, and nothing but text is given back", async () => {
  const app = await startTestApp();
  await fc.assert(
    fc.asyncProperty(anyText({ maxLength: 250 }), async (query) => {
      for (const { title, excerpt } of await search(app, query)) {
        expect(textOf(title).length).toBeGreaterThan(0);
        expect(textOf(excerpt).length).toBeLessThanOrEqual(270);
      }
    }),
    { numRuns: 60 },
  );
});

test("marks change nothing in a text", () => {
  const text = fc.string({ maxLength: 200, unit: "grapheme" });
  const terms = fc.array(fc.stringMatching(/^[a-z0-9]{1,6}$/), { maxLength: 4 });
  fc.assert(
    fc.property(text, terms, (words, wanted) => {
      expect(textOf(marked(words, wanted))).toBe(words);
    }),
    { numRuns: 500 },
  );
});

test("who searches more than 60 times a minute is told to come again; others are not held up", async () => {
  const app = await startTestApp();
  const ask = (address: string) =>
    app.request("/api/search?q=nurse", { headers: { "X-Forwarded-For": address } });
  await Promise.all(Array.from({ length: 60 }, () => ask("192.0.2.1")));

  const refused = await ask("192.0.2.1");

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await ask("192.0.2.2")).status).toBe(200);
});
