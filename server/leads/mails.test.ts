import { describe, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import type { Receipt } from "#contract/answers/leads.ts";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";
import { startMailingApp } from "#tests/mailing-app.ts";

const office = "office@example.com";
const visitor = "visitor@example.com";

describe("the notice of an enquiry", () => {
  test("says who asks for what, with every field and a receipt", async () => {
    const app = await startMailingApp();

    const { data } = await app.post<Receipt>("/api/enquiry", anEnquiry());

    const mail = await app.mailTo(office);
    expect(mail.envelope).toEqual({ from: brand.email, to: [office] });
    expect(mail.headers).toMatchObject({
      from: `${brand.name} <${brand.email}>`,
      to: office,
      "reply-to": "anjali@example.com",
      "message-id": expect.stringMatching(/^<[\w-]{36}@localhost>$/),
      "auto-submitted": "auto-generated",
    });
    expect(mail.subject).toBe("New enquiry: H-1B Visa services for Employees, from Anjali Mathew");
    for (const words of [mail.text, mail.html]) {
      for (const value of Object.values(anEnquiry())) expect(words).toContain(value);
      expect(words).toContain(data.receipt);
    }
  });

  test("links to a call, to a reply and to the lead on the desk", async () => {
    const app = await startMailingApp({ publicUrl: "https://www.example.com" });

    const { data } = await app.post<Receipt>("/api/enquiry", anEnquiry());

    const { html, text } = await app.mailTo(office);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = ""]) =>
      url.replaceAll("&amp;", "&"),
    );
    expect(links).toEqual([
      "tel:5125550142",
      `mailto:anjali@example.com?subject=Your%20enquiry%20${data.receipt}`,
      `https://www.example.com/admin/dashboard?section=desk&lead=${data.id}`,
    ]);
    for (const link of links) expect(text).toContain(link);
  });

  test("shows what was typed and runs none of it", async () => {
    const app = await startMailingApp();
    const typed = `<img src=x onerror="alert(1)"> & <b>'bold'</b>`;

    await app.post("/api/enquiry", anEnquiry({ name: typed, location: typed, doubt: typed }));

    const { html, text } = await app.mailTo(office);
    expect(text).toContain(typed);
    expect(html).not.toMatch(/<(img|b)\b/);
    const shown = "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;b&gt;'bold'&lt;/b&gt;";
    expect(html).toContain(shown);
  });

  test("keeps every script and every line", async () => {
    const app = await startMailingApp();
    const doubt = "എനിക്ക് വിസ വേണം 👩🏽‍⚕️\n. a line that begins with a dot\nFiancé";

    await app.post("/api/enquiry", anEnquiry({ name: "അഞ്ജലി", category: "Fiancé Visa", doubt }));

    const { subject, text, html } = await app.mailTo(office);
    expect(subject).toBe("New enquiry: Fiancé Visa, from അഞ്ജലി");
    expect(text.replaceAll("\r\n", "\n")).toContain(doubt);
    expect(html).toContain(doubt.replaceAll("\n", "<br>"));
  });
});

test("the notice of a contact message has its fields, and no call without a phone", async () => {
  const app = await startMailingApp();

  const { data } = await app.post<Receipt>("/api/contact", aMessage({ phone: "" }));

  const mail = await app.mailTo(office);
  expect(mail.subject).toBe("New contact message from Ravi Menon");
  expect(mail.headers["reply-to"]).toBe("ravi@example.com");
  const values = ["Ravi Menon", "ravi@example.com", "Which documents should I bring?"];
  for (const value of values) expect(mail.text).toContain(value);
  expect(mail.text).toContain(`/admin/dashboard?section=desk&lead=${data.id}`);
  expect(mail.html).not.toContain("tel:");
});

describe("the visitor's receipt", () => {
  test.each([
    { path: "/api/enquiry", body: anEnquiry({ email: visitor, location: "Chicago" }) },
    { path: "/api/contact", body: aMessage({ email: visitor }) },
  ])("for $path has the number, and nothing of what was typed", async ({ path, body }) => {
    const app = await startMailingApp();

    const { data } = await app.post<Receipt>(path, body);

    const mail = await app.mailTo(visitor);
    expect(mail.envelope.to).toEqual([visitor]);
    expect(mail.headers["reply-to"]).toBe(brand.email);
    expect(mail.subject).toContain(data.receipt);
    for (const words of [mail.text, mail.html]) {
      expect(words).toContain(data.receipt);
      expect(words).toContain("What happens next");
    }
    const { email: _, ...typed } = body;
    const readable = [mail.subject, mail.text, mail.html].join();
    for (const value of Object.values(typed)) expect(readable).not.toContain(value);
    expect(mail.text).not.toContain(body.email);
  });

  test("and the other mails that the site writes to visitors begin with a greeting and a whole sentence", async () => {
    const app = await startTestApp({ notifyEmail: undefined });
    await app.post("/api/contact", aMessage({ email: visitor }));
    await app.post("/api/subscription", { email: visitor });
    await app.post("/api/my-data/link", { email: visitor });

    await app.deliverMails();

    const begins = app.sent.map(({ text }) => text.match(/^Hello,\n\n[A-Z]\w+/)?.[0]);
    expect(begins.sort()).toEqual(["Hello,\n\nSomebody", "Hello,\n\nThank", "Hello,\n\nThis"]);
  });

  test("is the only mail when nobody is to be told", async () => {
    const app = await startTestApp({ notifyEmail: undefined });

    await app.post("/api/enquiry", anEnquiry());
    await app.deliverMails();

    expect(app.sent.map(({ recipient }) => recipient)).toEqual(["anjali@example.com"]);
  });
});
