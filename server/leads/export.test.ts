import { beforeEach, describe, expect, test } from "vitest";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { addLeads } from "#tests/many-leads.ts";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});

async function fileAt(path: string) {
  const answer = await app.request(path, { headers: await app.staffHeaders() });
  // text() would take the byte order mark away.
  const text = Buffer.from(await answer.arrayBuffer()).toString("utf8");
  return {
    answer,
    text,
    lines: text
      .replace(/^\ufeff/, "")
      .split("\r\n")
      .slice(0, -1),
  };
}

test("enquiries as a file: a line each under a head, in UTF-8 that spreadsheets know", async () => {
  const { data } = await app.post<{ receipt: string }>(
    "/api/enquiry",
    anEnquiry({ name: "Émile Zola", location: "", doubt: 'One "or", two' }),
  );

  const { answer, text, lines } = await fileAt("/api/enquiry.csv");

  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="enquiries-2026-03-02.csv"',
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(text.startsWith("\ufeff")).toBe(true);
  expect(lines).toEqual([
    "Received (UTC),Receipt,Name,Phone,Email,Category,Location,Doubt,Likely spam",
    `2026-03-02T09:00:00.000Z,${data.receipt},Émile Zola,5125550142,anjali@example.com,H-1B Visa services for Employees,,"One ""or"", two",no`,
  ]);
});

test("the other lists with their own columns; an empty one is its head", async () => {
  const { data } = await app.post<{ receipt: string }>("/api/contact", aMessage({ phone: "" }));

  const messages = await fileAt("/api/contact.csv");
  expect(messages.lines).toEqual([
    "Received (UTC),Receipt,Name,Phone,Email,Message,Likely spam",
    `2026-03-02T09:00:00.000Z,${data.receipt},Ravi Menon,,ravi@example.com,Which documents should I bring?,no`,
  ]);
  expect((await fileAt("/api/subscription.csv")).lines).toEqual(["Received (UTC),Email,State"]);
  await app.post("/api/subscription", { email: "reader@example.com" });
  const subscribers = await fileAt("/api/subscription.csv");
  expect(subscribers.lines).toEqual([
    "Received (UTC),Email,State",
    "2026-03-02T09:00:00.000Z,reader@example.com,unconfirmed",
  ]);
});

describe("of many rows", () => {
  test("every one comes once, in the order that is asked for", async () => {
    await addLeads(app.database.db, { enquiries: 1234 });
    const names = async (path: string) =>
      (await fileAt(path)).lines.slice(1).map((line) => line.split(",")[2]);

    const newest = await names("/api/enquiry.csv");
    expect(newest).toHaveLength(1234);
    expect(new Set(newest).size).toBe(1234);
    expect(newest[0]).toBe("Visitor 1234");
    expect(await names("/api/enquiry.csv?sort=oldest")).toEqual(newest.toReversed());
    const byName = await names("/api/enquiry.csv?sort=name");
    expect(byName).toEqual(newest.toSorted());
  });

  test("only those that the search finds on the side that is shown; all of them", async () => {
    await addLeads(app.database.db, { enquiries: 1200, spamEvery: 4 });
    const count = async (path: string) => (await fileAt(path)).lines.length - 1;

    expect(await count("/api/enquiry.csv?q=kochi")).toBe(600);
    expect(await count("/api/enquiry.csv?q=visitor+kochi&spam=no")).toBe(300);
    expect(await count("/api/enquiry.csv?spam=likely")).toBe(300);
    expect(await count("/api/enquiry.csv?q=nobody")).toBe(0);
  });
});

test("a cell that a spreadsheet would run is text", async () => {
  await app.post("/api/contact", aMessage({ name: "=1+1", message: "+91 484 555 0142" }));

  const { lines } = await fileAt("/api/contact.csv");

  expect(lines[1]).toContain(",'=1+1,");
  expect(lines[1]).toContain(",'+91 484 555 0142,no");
});

test("a cell with what some spreadsheets take for its end stays whole, and so no part of it is run", async () => {
  await app.post("/api/contact", aMessage({ name: "Ravi;=1+1", message: "Hello\t=1+1" }));

  const { lines } = await fileAt("/api/contact.csv");

  expect(lines[1]).toContain(',"Ravi;=1+1",');
  expect(lines[1]).toContain(',"Hello\t=1+1",no');
});

test.each(["enquiry", "contact", "subscription"])("/api/%s.csv is for staff", async (list) => {
  expect((await app.get(`/api/${list}.csv`)).status).toBe(401);
});

test("what makes no sense answers 400", async () => {
  const answer = await app.asStaff().get("/api/enquiry.csv?sort=doubt");

  expect(answer).toMatchObject({
    status: 400,
    error: "sort must be newest, oldest, name, category.",
  });
});
