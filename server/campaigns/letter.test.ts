import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { brand } from "#content/brand.ts";
import type { LetterPreview } from "#contract/answers/campaigns.ts";
import { smtpSend } from "#server/mail/send.ts";
import { aPicture } from "#tests/blog.ts";
import { addedPost, readers, sendOut, started, subscribeAndConfirm } from "#tests/campaigns.ts";
import { startTestApp } from "#tests/kit.ts";
import { keyIn, linkIn } from "#tests/mail-links.ts";
import { startMailServer } from "#tests/mail-server.ts";

const publicUrl = "https://www.example.com";
const words = { subject: "News of March", intro: "Dear reader,\n\ntwo dates moved." };

/** One reader's mail, as an SMTP server has taken it. */
async function receivedMail(post: Parameters<typeof addedPost>[1] = {}, letter = words) {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const keys = await startTestApp({ publicUrl });
  await subscribeAndConfirm(keys, readers(1));
  const { database, clock } = keys;
  const send = smtpSend(mailServer.url, `${brand.name} <${brand.email}>`);
  const app = await startTestApp({ database, clock, publicUrl, send });
  const { id, image } = await addedPost(app, post);
  await started(app, { post: id, ...letter });
  await sendOut(app, 2);
  const [mail, ...others] = mailServer.mails;
  if (!mail || others.length > 0) throw new Error(`${mailServer.mails.length} mails came`);
  const text = mail.text.replaceAll("\r\n", "\n");
  return {
    app,
    mail: { ...mail, text },
    postUrl: `${publicUrl}/blog/${id}`,
    image: image[0] ?? "",
  };
}

test("the mail of a campaign has its words, the post, its picture and its link, in plain text and in HTML", async () => {
  const images = [await aPicture(), await aPicture({ colour: "#d1a747" })];
  const { mail, postUrl, image } = await receivedMail({ images, alts: ["A clock", "A dial"] });

  expect(mail.envelope.to).toEqual(["reader-0@example.com"]);
  expect(mail.subject).toBe("News of March");
  expect(mail.text).toContain(
    "Dear reader,\n\ntwo dates moved.\n\nThree dates that are not the same",
  );
  expect(mail.text).toContain("A visa is a travel document.\nThe I-94 says how long one may stay.");
  expect(mail.text).toContain(`Read it in full: ${postUrl}`);
  const plain = mail.html.replace(/ style="[^"]*"/g, "");
  expect(plain).toContain("<p>Dear reader,</p><p>two dates moved.</p>");
  expect(plain).toContain(`<h1><a href="${postUrl}">Three dates that are not the same</a></h1>`);
  const share = `${publicUrl}/og/posts/${image.split(".")[0]}.jpg`;
  expect(plain).toContain(`<img src="${share}" width="600" height="315" alt="A clock">`);
  expect(plain).not.toMatch(/<table|<style|style=|<script/);
});

test("the mail of a campaign has the colours of the site", async () => {
  const { mail } = await receivedMail();

  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const colors = mail.html.match(/#[0-9a-f]{6}/g) ?? [];
  expect(colors.length).toBeGreaterThan(8);
  for (const color of new Set(colors)) expect(tokens).toContain(color);
});

test("the mail of a campaign says who writes, from where and why, and how to end it and see one's data", async () => {
  const { app, mail } = await receivedMail();

  for (const { address } of brand.offices) {
    expect(mail.text).toContain(address);
    expect(mail.html).toContain(address);
  }
  expect(mail.text).toContain("You get this mail because you subscribed");
  for (const part of [mail.text, mail.html])
    expect([part.includes(`${publicUrl}/my-data`), part.includes("/my-data?")]).toEqual([
      true,
      false,
    ]);
  const key = keyIn(mail, "/newsletter/unsubscribe");
  expect(await app.post("/api/newsletter/unsubscribe", { key })).toMatchObject({
    status: 200,
    data: { state: "unsubscribed" },
  });
});

test("the mail of a campaign has the headers of RFC 8058, RFC 2919 and RFC 3834, and no other reader's trace", async () => {
  const { mail } = await receivedMail();

  expect(mail.headers["list-unsubscribe"]).toBe(
    `<${publicUrl}${linkIn(mail, "/newsletter/unsubscribe")}>`,
  );
  expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(mail.headers["list-id"]).toBe("The visa letter <newsletter.localhost>");
  expect(mail.headers["auto-submitted"]).toBe("auto-generated");
  expect(mail.headers["reply-to"]).toBe(brand.email);
  expect(mail.headers["content-type"]).toMatch(/^multipart\/alternative/);
  expect(mail.text).not.toContain("reader-0");
});

test("the mail of a campaign shows what was typed as text, in a subject too, and cuts a long post after a whole word", async () => {
  const payload = '<img src=x onerror="alert(1)"> & "more"';
  const content = `${payload} ${"word ".repeat(300)}`;
  const subject = `${payload}\r\nBcc: other@example.com`;
  const { mail } = await receivedMail({ title: payload, content }, { subject, intro: payload });

  expect(mail.headers.bcc).toBeUndefined();
  expect(mail.subject).toContain("Bcc: other@example.com");
  expect(mail.html.match(/<img /g)).toHaveLength(1);
  expect(mail.html).toContain(
    "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &quot;more&quot;",
  );
  expect(mail.text).toMatch(/word word…\n/);
  expect(mail.text.length).toBeLessThan(2500);
});

test("the preview is the mail, but for its links of nobody's; nothing is queued", async () => {
  const { app, mail } = await receivedMail();
  const post = (await addedPost(app)).id;

  const { status, data } = await app
    .asStaff()
    .post<LetterPreview>("/api/campaigns/preview", { post, ...words });

  expect(status).toBe(200);
  expect(data.from).toBe("Meridian360 <hello@meridian360.example>");
  const alike = (text: string) =>
    text
      .replace(/https?:\/\/\S+?(?=["<\s]|$)/g, "")
      .replace(/\r\n/g, "\n")
      .trim();
  expect(data.subject).toBe(mail.subject);
  expect(alike(data.text)).toBe(alike(mail.text));
  expect(alike(data.html)).toBe(alike(mail.html));
  const key = keyIn(data, "/newsletter/unsubscribe");
  expect((await app.post("/api/newsletter/unsubscribe", { key })).status).toBe(404);
});

test("a test mail goes to one's own address only, at once, thirty times an hour", async () => {
  const app = await startTestApp();
  const post = (await addedPost(app)).id;
  const headers = await app.staffHeaders();
  const send = () =>
    app.post<{ email: string }>("/api/campaigns/test", { post, ...words }, headers);

  const { status, data } = await send();
  await app.deliverMails();

  expect(status).toBe(200);
  expect(app.sent).toMatchObject([
    { recipient: data.email, subject: "[Test] News of March", is_bulk: 0 },
  ]);
  for (let more = 0; more < 29; more += 1) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
});
