import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { readMail } from "#tests/mail-text.ts";
import { fileSend } from "./send.ts";
import type { QueuedMail } from "./store.ts";

const from = "Meridian360 <hello@meridian360.example>";

async function newFolder() {
  const parent = await mkdtemp(join(tmpdir(), "mail-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, "mail");
}

/** The mail of an enquiry, as the outbox hands it to be sent. */
async function aQueuedMail(): Promise<QueuedMail> {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry());
  await app.deliverMails();
  const notice = app.sent.find(({ recipient }) => recipient === "office@example.com");
  if (!notice) throw new Error("No notice was sent");
  return notice;
}

test("without an SMTP server each mail is a file that mail programs open", async () => {
  const folder = await newFolder();
  const app = await startTestApp({ send: fileSend(folder, from) });

  await app.post("/api/enquiry", anEnquiry({ name: "അഞ്ജലി" }));
  await app.deliverMails();

  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const mails = files.map(readMail);
  const notice = mails.find(({ headers }) => headers.to === "office@example.com");
  expect(notice?.headers).toMatchObject({
    from,
    "reply-to": "anjali@example.com",
    date: "Mon, 02 Mar 2026 09:00:00 +0000",
  });
  expect(notice?.subject).toContain("from അഞ്ജലി");
  expect(notice?.text).toContain("Can I change employers");
});

test.each([
  ["hello@example.com", "hello@example.com"],
  ["<hello@example.com>", "hello@example.com"],
  ["Meridian360: US visas <hello@example.com>", '"Meridian360: US visas" <hello@example.com>'],
  ["Meridian360 (Austin) <hello@example.com>", '"Meridian360 (Austin)" <hello@example.com>'],
  ['"Meridian360, Inc." <hello@example.com>', '"Meridian360, Inc." <hello@example.com>'],
  ["Büro 360 <hello@example.com>", "Büro 360 <hello@example.com>"],
])("MAIL_FROM=%s: one sender, with the whole name", async (mailFrom, header) => {
  const folder = await newFolder();

  await fileSend(folder, mailFrom)(await aQueuedMail());

  const [name = ""] = await readdir(folder);
  expect(readMail(await readFile(join(folder, name), "utf8")).headers.from).toBe(header);
});

test("a file's name begins with the time, fits every disk, and is the same on a retry", async () => {
  const folder = await newFolder();
  const mail = await aQueuedMail();

  await fileSend(folder, from)(mail);
  await fileSend(folder, from)({ ...mail, tries: 2 });

  expect(await readdir(folder)).toEqual([`2026-03-02T09-00-00.000Z-${mail.id}.eml`]);
});

test("a file appears whole: at no moment can a part of one be read", async () => {
  const folder = await newFolder();
  // So long that it takes several writes.
  const mail = { ...(await aQueuedMail()), text: "x".repeat(3_000_000), html: "" };
  const send = fileSend(folder, from);
  await send(mail);
  const lengths = new Set(await lengthsIn(folder));
  expect([...lengths]).toEqual([expect.toSatisfy((length: number) => length > 3_000_000)]);

  let isSending = true;
  const sending = Promise.all(
    Array.from({ length: 10 }, (_, index) => send({ ...mail, id: `copy-${index}` })),
  ).finally(() => {
    isSending = false;
  });
  while (isSending) for (const length of await lengthsIn(folder)) lengths.add(length);
  await sending;

  expect(lengths.size).toBe(1);
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith(".eml"))).toHaveLength(11);
  expect(names).toHaveLength(11);
});

test("a file does not appear where nobody wants it any more at its end", async () => {
  const folder = await newFolder();
  const unwanted = () => Promise.reject(new Error("unwanted"));

  await expect(fileSend(folder, from)(await aQueuedMail(), unwanted)).rejects.toThrow("unwanted");

  expect(await lengthsIn(folder)).toEqual([]);
});

/** In bytes, of every mail that can be seen. */
async function lengthsIn(folder: string): Promise<number[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.map(({ size }) => size);
}
