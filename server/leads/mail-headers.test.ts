import { expect, test } from "vitest";
import { answerConsent } from "#contract/consent.ts";
import { anEnquiry } from "#tests/kit.ts";
import { startMailingApp } from "#tests/mailing-app.ts";

const office = "office@example.com";

const usualHeaders = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];

const names = [
  "Eve\r\nBcc: victim@example.com",
  "Eve\nBcc: victim@example.com\n\nAnother body",
  "Eve\rBcc: victim@example.com",
  "Eve\u2028Bcc: victim@example.com",
  "Eve\u0085Bcc: victim@example.com",
  "=?utf-8?Q?Eve=0D=0ABcc=3A_victim=40example.com?=",
  `${"Eve ".repeat(40)}\r\n\tBcc: victim@example.com`,
];
test.each(names)("no mail header can be written by the name %j", async (name) => {
  const app = await startMailingApp();

  // From our form: else a link in a name makes it likely spam, about which nobody is mailed.
  await app.post("/api/enquiry", anEnquiry({ name, consent: answerConsent.version }));

  const mail = await app.mailTo(office);
  expect(mail.envelope.to).toEqual([office]);
  expect(mail.headers).not.toHaveProperty("bcc");
  expect(mail.source.split("\r\n\r\n")[0]).not.toMatch(/^\s*bcc\s*:/im);
  expect(mail.subject).toContain("New enquiry: H-1B Visa services for Employees, from");
  expect(mail.subject).not.toMatch(/\p{Cc}/u);
});

const emails = [
  `"Eve"<victim.example>@example.com`,
  "eve,victim@example.com",
  "eve;victim@example.com",
  "eve?bcc=victim&body=x@example.com",
  "eve\u0001@example.com",
  "(comment)eve@example.com",
  "eve@example.com,victim.example",
  "eve@example.com>,<victim.example",
];
test.each(emails)("no mail header can be written by the address %j", async (email) => {
  const app = await startMailingApp();

  const { status } = await app.post("/api/enquiry", anEnquiry({ email }));

  expect(status).toBe(201);
  const mail = await app.mailTo(office);
  expect(mail.envelope.to).toEqual([office]);
  expect(Object.keys(mail.headers).sort()).toEqual(usualHeaders);
  const reply = /href="(mailto:[^"]*)"/.exec(mail.html)?.[1] ?? "";
  expect([...new URL(reply.replaceAll("&amp;", "&")).searchParams.keys()]).toEqual(["subject"]);
});

test.each(["eve,victim", "eve;victim"])(
  "a receipt goes to %s alone, as one address",
  async (name) => {
    const app = await startMailingApp();

    await app.post("/api/enquiry", anEnquiry({ email: `${name}@example.com` }));

    const address = `"${name}"@example.com`;
    expect((await app.mailTo(address)).envelope.to).toEqual([address]);
  },
);

test.each(["അഞ്ജലി@example.com", "eve\u0085bcc:victim@example.com"])(
  "the address %j, which not every mail server takes, stands in no header of the notice about it",
  async (email) => {
    const app = await startMailingApp();

    await app.post("/api/enquiry", anEnquiry({ email }));

    const { envelope, headers, source, text } = await app.mailTo(office);
    expect(envelope.to).toEqual([office]);
    expect(Object.keys(headers).sort()).toEqual(usualHeaders.filter((name) => name !== "reply-to"));
    expect(source.split("\r\n\r\n")[0]).toMatch(/^\p{ASCII}+$/u);
    expect(text).toContain(`Email: ${email}`);
  },
);

test("a domain in other letters than ASCII's is answered as it is written in ASCII", async () => {
  const app = await startMailingApp();

  await app.post("/api/enquiry", anEnquiry({ email: "anjali@ഉദാഹരണം.example" }));

  const { headers } = await app.mailTo(office);
  expect(headers["reply-to"]).toBe("anjali@xn--rvcn2fl4cxc8a.example");
});

test.each(["Student Visa\r\nBcc: victim@example.com", "Student Visa\0", " Student Visa\n"])(
  "no mail header can be written by the category %j",
  async (category) => {
    const app = await startMailingApp();

    const { status } = await app.post("/api/enquiry", anEnquiry({ category }));

    if (status === 400) return;
    expect((await app.mailTo(office)).subject).toBe(
      "New enquiry: Student Visa, from Anjali Mathew",
    );
  },
);
