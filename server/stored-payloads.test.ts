import { expect, test } from "vitest";
import type { Post } from "#contract/answers/blog.ts";
import type { ContactMessage, Enquiry, Subscription } from "#contract/answers/leads.ts";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { aPost, startWriter } from "#tests/blog.ts";
import { readCsv } from "#tests/csv.ts";
import { atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { startMailingApp } from "#tests/mailing-app.ts";
import { payloadEmails, payloads } from "#tests/payloads.ts";

/** As the contract cleans what people type. */
const kept = (text: string) => text.trim();
const all = payloads.join("\n");
/** Names of tags, and of attributes that run scripts; what stands in quotes is neither. */
const tagsOf = (html: string) =>
  new Set(
    [...html.replace(/="[^"]*"/g, "=").matchAll(/<[/!?]?([a-z][^\s/>]*)|<[^>]*\s(on\w+)=/gi)].map(
      ([, tag, attribute]) => attribute ?? tag ?? "",
    ),
  );

test("leads of payloads are listed as they were typed, as JSON", async () => {
  const app = await startTestApp();
  for (const [index, text] of payloads.entries()) {
    const email = payloadEmails[index % payloadEmails.length];
    const fields = { name: text, email, location: text };
    expect((await app.post("/api/enquiry", anEnquiry({ ...fields, doubt: all }))).status).toBe(201);
    expect((await app.post("/api/contact", aMessage({ ...fields, message: all }))).status).toBe(
      201,
    );
  }
  for (const email of payloadEmails) await app.post("/api/subscription", { email });

  const desk = app.asStaff();
  const enquiries = await desk.get<Enquiry[]>("/api/enquiry");
  const messages = await desk.get<ContactMessage[]>("/api/contact");
  const subscribers = await desk.get<Subscription[]>("/api/subscription");
  const names = payloads.map(kept).sort();
  expect(enquiries.data.map(({ name }) => name).sort()).toEqual(names);
  expect(enquiries.data.map(({ location }) => location).sort()).toEqual(names);
  expect(new Set(enquiries.data.map(({ doubt }) => doubt))).toEqual(new Set([all]));
  expect(messages.data.map(({ name }) => name).sort()).toEqual(names);
  expect(subscribers.data.map(({ email }) => email).sort()).toEqual([...payloadEmails].sort());
  for (const { headers } of [enquiries, messages, subscribers]) {
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

test("the desk and what is held of a person give payloads back as they were typed", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const sent: [id: string, text: string][] = [];
  for (const text of payloads) {
    const source = { utm_source: text, referrer: text };
    const fields = { name: text, location: text, doubt: all, source_first: source };
    sent.push([await sendEnquiry(app, fields), kept(text)]);
  }
  const [[first = "", script = ""] = []] = sent;
  await desk.change(first, { stage: "lost", lost_reason: script, next_step: script });
  await desk.note(first, all);

  for (const [id, name] of sent) expect(await desk.lead(id)).toMatchObject({ name, text: all });
  const { history } = (await desk.open(first)).data;
  expect(history.map(({ note }) => note)).toContain(all);
  expect(history.map(({ after }) => after)).toContainEqual(
    expect.objectContaining({ lost_reason: script, next_step: script }),
  );
  const email = "anjali@example.com";
  const held = await app.post<PersonalData>("/api/personal-data", { email }, desk.headers);
  expect(held.data.enquiries.map(({ name }) => name).sort()).toEqual(
    sent.map(([, name]) => name).sort(),
  );
  for (const { headers } of [await desk.page(), await desk.open(first), held]) {
    expect(headers.get("Content-Type")).toBe("application/json");
  }
});

test("in a file of a list payloads are cells of their own lines, and no formulas", async () => {
  const app = await startTestApp();
  for (const text of payloads) {
    await sendEnquiry(app, { name: text, location: text, doubt: text });
    await sendMessage(app, { name: text, message: text });
  }
  for (const email of payloadEmails) await app.post("/api/subscription", { email });
  const headers = await app.staffHeaders();
  const lines = {
    "/api/desk/leads.csv?stage=new,spam": 2 * payloads.length,
    "/api/enquiry.csv": payloads.length,
    "/api/contact.csv": payloads.length,
    "/api/subscription.csv": payloadEmails.length,
  };

  for (const [path, count] of Object.entries(lines)) {
    const answer = await app.request(path, { headers });
    const [head, ...rows] = readCsv(await answer.text());

    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(rows).toHaveLength(count);
    for (const row of rows) expect(row).toHaveLength(head?.length ?? 0);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  }
});

test("mails about payloads have our tags and links, and no others", async () => {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry());
  await app.post("/api/contact", aMessage());
  await app.deliverMails();
  const ours = new Set(app.sent.flatMap(({ html }) => [...tagsOf(html)]));
  for (const [index, text] of payloads.entries()) {
    const email = payloadEmails[index % payloadEmails.length];
    await app.post("/api/enquiry", anEnquiry({ name: text, email, location: text, doubt: all }));
    await app.post("/api/contact", aMessage({ name: text, email, message: all }));
  }
  await letAllPass(app);
  for (let sent = 0; sent < app.sent.length; ) {
    sent = app.sent.length;
    await app.deliverMails();
  }

  expect(app.sent).toHaveLength(4 + 4 * payloads.length);
  for (const { html, subject } of app.sent) {
    expect([...tagsOf(html)].filter((name) => !ours.has(name))).toEqual([]);
    expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:)/i);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

test("payloads as name and address reach nobody else's mailbox", async () => {
  const app = await startMailingApp();
  const header = payloads.filter((text) => /bcc/i.test(text));
  for (const name of header) await app.post("/api/enquiry", anEnquiry({ name }));
  for (const email of payloadEmails) await app.post("/api/enquiry", anEnquiry({ email }));
  const notices = () =>
    app.mailServer.mails.filter(({ envelope }) => envelope.to.includes("office@example.com"));
  await expect.poll(() => notices().length).toBe(header.length + payloadEmails.length);

  for (const { headers, envelope, source } of app.mailServer.mails) {
    expect(headers).not.toHaveProperty("bcc");
    expect(source.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
    expect(envelope.to).toHaveLength(1);
    expect(envelope.to).not.toContain("victim@evil.test");
  }
});

test("feeds, sitemap and search carry posts of payloads as text", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  for (const title of payloads.slice(0, 20)) {
    const { images } = await aPost();
    const { status } = await writer.add({ title, content: all, images, alts: [title] });
    expect(status).toBe(201);
  }

  const atom = await (await app.request("/blog/feed.xml")).text();
  const structure = ["feed", "id", "title", "subtitle", "link", "author", "name", "updated"];
  const entry = ["entry", "published", "content", "xml"];
  expect([...tagsOf(atom)].filter((name) => ![...structure, ...entry].includes(name))).toEqual([]);
  expect(atom).not.toContain("]]>");

  const feed = await (await app.request("/blog/feed.json")).json();
  const { items } = feed as { items: { title: string; content_html: string }[] };
  expect(items.map(({ title }) => title).sort()).toEqual(payloads.slice(0, 20).map(kept).sort());
  for (const { content_html } of items) {
    expect([...tagsOf(content_html)].filter((name) => !["p", "br", "img"].includes(name))).toEqual(
      [],
    );
  }

  const { data } = await app.get<Post[]>("/api/blogs");
  for (const { id } of data) expect(id).toMatch(/^[a-z0-9-]+$/);
  expect(await (await app.request("/sitemap.xml")).text()).not.toMatch(/<script|\/\/evil\.test/);
});

test("a payload in the address, a header or a query is answered without being repeated as markup", async () => {
  const app = await startTestApp();
  for (const text of payloads) {
    const sent = encodeURIComponent(text);
    for (const path of [`/api/search?q=${sent}`, `/api/blogs/${sent}`, `/uploads/${sent}`]) {
      const answer = await app.request(path, { headers: { "User-Agent": encodeURI(text) } });

      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    }
  }
});

/** What stands aside as likely spam is mailed about once staff have said that it is not. */
async function letAllPass(app: TestApp): Promise<void> {
  const desk = app.asStaff();
  for (const list of ["enquiry", "contact"]) {
    const { data } = await desk.get<{ id: string }[]>(`/api/${list}?spam=likely&size=100`);
    for (const { id } of data) await desk.post(`/api/${list}/${id}/spam`, { spam: false });
  }
}
