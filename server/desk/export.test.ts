import { expect, test } from "vitest";
import { atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

test("the inbox as a file: what the filter gives, in its order, whole and without formulas", async () => {
  const app = await startTestApp();
  await sendMessage(app, { name: "Zed", email: "z@example.com", phone: "" });
  const id = await sendEnquiry(app, {
    name: "=1+1",
    email: "asha@example.com",
    number: "5125550101",
    doubt: `First line,\nsecond "line" ${"x".repeat(300)}`,
    page: "/student-visa",
    source_first: { utm_source: "letter" },
  });
  const desk = await atTheDesk(app);
  await desk.change(id, { next_step: "Call", next_step_on: "2026-03-09" });
  const { receipt } = await desk.lead(id);

  const answer = await app.request("/api/desk/leads.csv?kind=enquiry&sort=name", {
    headers: desk.headers,
  });

  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8; header=present");
  expect(answer.headers.get("Content-Disposition")).toBe(
    'attachment; filename="leads-2026-03-02.csv"',
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...lines] = new TextDecoder().decode(bytes).split("\r\n");
  expect(head).toBe(
    "Received (UTC),Receipt,Kind,Stage,Lost because,Owner,Next step,Next step on,Office,Name,Phone,Email,Category,Location,Text,Page,Source,Changed (UTC),In the trash since (UTC)",
  );
  const at = "2026-03-02T09:00:00.000Z";
  expect(lines).toEqual([
    `${at},${receipt},enquiry,new,,,Call,2026-03-09,kochi,'=1+1,5125550101,asha@example.com,H-1B Visa services for Employees,Kochi,"First line,\nsecond ""line"" ${"x".repeat(300)}",/student-visa,letter,${at},`,
    "",
  ]);
});

test("all hits of a search come, also of words that stand in very many", async () => {
  const app = await startTestApp();
  await sendMessage(app, { email: "0@example.com", phone: "", message: "Rarely asked" });
  await addMessages(app, 1400);
  const desk = await atTheDesk(app);
  const file = async (query: string) => {
    const answer = await app.request(`/api/desk/leads.csv${query}`, { headers: desk.headers });
    return (await answer.text()).trimEnd().split("\r\n").slice(1);
  };

  expect(await file("")).toHaveLength(1401);
  const oldest = (await file("?q=passport%20anu&sort=oldest")).join("\n");
  const places = oldest.match(/\d+(?=@example\.com)/g)?.map(Number);
  expect(places).toEqual([...Array(1400).keys()]);
  expect(await file("?q=rarely")).toHaveLength(1);
  expect(await file("?q=nowhere")).toEqual([]);

  const page = await desk.page("?q=passport");
  expect(page).toMatchObject({ total: 1000, is_more: true });
  expect(page.data[0]?.id).toBe("m1399");
  const filter = await desk.filter("q=passport");
  const bulk = await desk.bulk({ filter, change: { stage: "won" } });
  const error = "These are too many at once. Please narrow the filter.";
  expect(bulk).toMatchObject({ status: 400, error });
});

const step = { next_step: "Call", next_step_on: "2026-03-09" };

test.each([
  { sort: "changed", id: "m0", before: {}, meanwhile: step, where: "to the front" },
  {
    sort: "next-step",
    id: "m999",
    before: step,
    meanwhile: { next_step_on: "" },
    where: "to the end",
  },
])("a lead that moves $where while the file by $sort is read is in it once", async (moved) => {
  const { sort, id, before, meanwhile } = moved;
  const app = await startTestApp();
  await addMessages(app, 1400);
  const desk = await atTheDesk(app);
  await desk.change(id, before);
  const path = `/api/desk/leads.csv?sort=${sort}`;
  const answer = await app.request(path, { headers: desk.headers });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const read = async () => decoder.decode((await reader.read()).value, { stream: true });
  let text = await read();

  await desk.change(id, meanwhile);
  for (let more = await read(); more !== ""; more = await read()) text += more;

  const emails = text.match(/\d+@example\.com/g) ?? [];
  expect(emails).toHaveLength(1400);
  expect(new Set(emails).size).toBe(1400);
});

/** Sent by "Anu" a second apart, past the rules and the mails. */
async function addMessages(app: TestApp, count: number): Promise<void> {
  const { db } = app.database;
  const at = (place: number) => new Date(Date.UTC(2026, 0, 1) + place * 1000).toISOString();
  const messages = Array.from({ length: count }, (_, place) => ({
    id: `m${place}`,
    receipt: `R${place}`,
    name: "Anu",
    phone: "",
    email: `${place}@example.com`,
    message: "Passport please",
    created_at: at(place),
  }));
  for (let from = 0; from < messages.length; from += 200) {
    const some = messages.slice(from, from + 200);
    await db.insertInto("contact_message").values(some).execute();
    const leads = some.map(({ id, created_at }) => ({
      id,
      kind: "message" as const,
      message_id: id,
      name_key: "anu",
      category: "",
      stage: "new" as const,
      office: "austin" as const,
      created_at,
      changed_at: created_at,
    }));
    await db.insertInto("desk_lead").values(leads).execute();
  }
}
