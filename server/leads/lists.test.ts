import { beforeEach, describe, expect, test } from "vitest";
import type { Enquiry } from "#contract/answers/leads.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";

type Page = {
  status: number;
  error?: string;
  data: Enquiry[];
  page?: number;
  size?: number;
  total?: number;
};

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});

/** One after the other, a second apart. */
async function sendEnquiries(...overrides: Record<string, unknown>[]) {
  for (const override of overrides) {
    app.clock.forward(1000);
    expect((await app.post("/api/enquiry", anEnquiry(override))).status).toBe(201);
  }
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Visitor ${index + 1}` }));

const ask = async (search: string, path = "/api/enquiry"): Promise<Page> =>
  app.asStaff().get(`${path}${search}`);
const names = ({ data }: Page) => data.map(({ name }) => name);

test("without a parameter the answer is the whole list, and nothing beside it", async () => {
  await sendEnquiries(...numbered(30));

  const answer = await app.asStaff().get<Enquiry[]>("/api/enquiry");

  expect(Object.keys(JSON.parse(answer.text))).toEqual(["data"]);
  expect(answer.data).toHaveLength(30);
  expect(answer.data[0]).toMatchObject({ name: "Visitor 30" });
  const other = await app.asStaff().get<Enquiry[]>("/api/enquiry?utm_source=mail");
  expect(other.status).toBe(200);
  expect(JSON.parse(other.text)).toEqual(JSON.parse(answer.text));
});

describe("pages", () => {
  test("of 25, 50 and 100; each row stands on exactly one", async () => {
    await sendEnquiries(...numbered(60));

    const first = await ask("?page=1");
    const [second, third] = [await ask("?page=2"), await ask("?page=3")];

    expect(first).toMatchObject({ page: 1, size: 25, total: 60 });
    expect(names(first)).toHaveLength(25);
    expect(names(first)[0]).toBe("Visitor 60");
    expect(names(third)).toHaveLength(10);
    expect(new Set([first, second, third].flatMap(names)).size).toBe(60);
    expect(names(await ask("?size=50&page=2"))).toHaveLength(10);
    expect(names(await ask("?size=100"))).toHaveLength(60);
  });

  test("rows of one moment stand on one page each, too", async () => {
    for (const { name } of numbered(30)) await app.post("/api/enquiry", anEnquiry({ name }));

    const both = [await ask("?page=1"), await ask("?page=2")].flatMap(names);

    expect(new Set(both).size).toBe(30);
  });

  test("a later one than the last gives the last; of an empty list it is the first", async () => {
    expect(await ask("?page=7")).toMatchObject({ page: 1, total: 0, data: [] });
    await sendEnquiries(...numbered(26));
    const last = await ask("?page=7");
    expect(last).toMatchObject({ page: 2, total: 26 });
    expect(names(last)).toEqual(["Visitor 1"]);
  });
});

test("orders: newest, oldest, name and category, whatever the case", async () => {
  await sendEnquiries(
    { name: "bela", category: "TN Visa" },
    { name: "Anna", category: "Student Visa" },
    { name: "carl", category: "E-3 Visa" },
  );

  expect(names(await ask("?sort=newest"))).toEqual(["carl", "Anna", "bela"]);
  expect(names(await ask("?sort=oldest"))).toEqual(["bela", "Anna", "carl"]);
  expect(names(await ask("?sort=name"))).toEqual(["Anna", "bela", "carl"]);
  expect(names(await ask("?sort=category"))).toEqual(["carl", "Anna", "bela"]);
});

describe("a search", () => {
  beforeEach(async () => {
    await sendEnquiries(
      { name: "Émile Zola", email: "emile@example.com", doubt: "100% sure_? An H-1B, a 221g" },
      { name: "Rohit Nair", location: "Kochi", number: "9895550127", doubt: "h1b, then 221(g)" },
      { name: "Anjali Nair", location: "Thrissur", category: "Student Visa", doubt: "Wo! bin ich" },
    );
  });

  test.each([
    { q: "nair", finds: ["Anjali Nair", "Rohit Nair"] },
    { q: "NAIR kochi", finds: ["Rohit Nair"] },
    { q: "kochi  nair", finds: ["Rohit Nair"] },
    { q: "98955 50127", finds: ["Rohit Nair"] },
    { q: "student", finds: ["Anjali Nair"] },
    { q: "emile@", finds: ["Émile Zola"] },
    { q: "Émile", finds: ["Émile Zola"] },
    { q: "ÉMILE", finds: ["Émile Zola"] },
    { q: "100%", finds: ["Émile Zola"] },
    { q: "%", finds: ["Émile Zola"] },
    { q: "sure_", finds: ["Émile Zola"] },
    { q: "_", finds: ["Émile Zola"] },
    { q: "wo!", finds: ["Anjali Nair"] },
    ...["h1b", "H-1B", "221g", "221(G)", "H1B 221(g)"].map((q) => ({
      q,
      finds: ["Rohit Nair", "Émile Zola"],
    })),
    { q: "' or '1'='1", finds: [] },
    { q: "nobody", finds: [] },
    { q: "  ", finds: ["Anjali Nair", "Rohit Nair", "Émile Zola"] },
    { q: "\0nair", finds: ["Anjali Nair", "Rohit Nair"] },
  ])("for $q finds $finds", async ({ q, finds }) => {
    const page = await ask(`?q=${encodeURIComponent(q)}`);

    expect(names(page)).toEqual(finds);
    expect(page.total).toBe(finds.length);
  });

  test("finds a receipt", async () => {
    const [row] = (await ask("")).data;
    const { receipt } = row ?? { receipt: "" };
    expect(await ask(`?q=${receipt}`)).toMatchObject({ total: 1, data: [{ receipt }] });
  });

  test("is paged and ordered, too", async () => {
    expect(await ask("?q=nair&sort=name&size=50&page=3")).toMatchObject({
      data: [{ name: "Anjali Nair" }, { name: "Rohit Nair" }],
      page: 1,
      size: 50,
      total: 2,
    });
  });
});

test("the other lists: their own columns and orders", async () => {
  await app.post("/api/contact", aMessage({ name: "Zoe", message: "about a passport" }));
  await app.post("/api/contact", aMessage({ name: "Adam", phone: "" }));
  await app.post("/api/subscription", { email: "b@example.com" });
  app.clock.forward(1000);
  await app.post("/api/subscription", { email: "A@example.com" });

  expect(names(await ask("?sort=name", "/api/contact"))).toEqual(["Adam", "Zoe"]);
  expect(names(await ask("?q=passport", "/api/contact"))).toEqual(["Zoe"]);
  const subscribers = await ask("?sort=email", "/api/subscription");
  expect(subscribers.data.map(({ email }) => email)).toEqual(["A@example.com", "b@example.com"]);
  expect(Object.keys(subscribers.data[0] ?? {}).sort()).toEqual([
    "created_at",
    "email",
    "id",
    "state",
  ]);
  expect(await ask("?q=b@", "/api/subscription")).toMatchObject({ total: 1 });
});

test.each([
  { search: "?page=0", says: "page must be a whole number from 1." },
  { search: "?page=-1", says: "page must be a whole number from 1." },
  { search: "?page=1.5", says: "page must be a whole number from 1." },
  { search: "?page=1e3", says: "page must be a whole number from 1." },
  { search: "?page=", says: "page must be a whole number from 1." },
  { search: "?page=9999999", says: "page is too large." },
  { search: "?size=26", says: "size must be 25, 50, 100." },
  { search: "?size=1000000", says: "size must be 25, 50, 100." },
  { search: "?sort=doubt", says: "sort must be newest, oldest, name, category." },
  { search: "?sort=id;drop table enquiry", says: "sort must be newest, oldest, name, category." },
  { search: `?q=${"x".repeat(201)}`, says: "q can have at most 200 characters." },
])("$search answers 400: $says", async ({ search, says }) => {
  expect(await ask(search)).toMatchObject({ status: 400, error: says });
});

test("one entry is found by its id, and another id answers 404", async () => {
  await sendEnquiries({ name: "Anjali" });
  await app.post("/api/contact", aMessage());
  await app.post("/api/subscription", { email: "b@example.com" });

  for (const path of ["/api/enquiry", "/api/contact", "/api/subscription"]) {
    const [row] = (await ask("", path)).data;
    const staff = app.asStaff();
    expect(await staff.get(`${path}/${row?.id}`)).toMatchObject({ status: 200, data: row });
    expect(await staff.get(`${path}/nothing`)).toMatchObject({
      status: 404,
      error: "There is no such entry.",
    });
  }
});
