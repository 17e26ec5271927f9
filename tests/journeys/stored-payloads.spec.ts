import type { BrowserContext } from "@playwright/test";
import type { Post } from "#contract/blog.ts";
import { payloadEmails, payloads } from "#tests/payloads.ts";
import { hydrated } from "./hydrated.ts";
import { enquiriesFrom, logIn, messagesFrom, tokenFor } from "./office.ts";
import { addPost, openEditor } from "./posts.ts";
import { expect, type Site, test } from "./site.ts";
import { openSection } from "./staff.ts";

/**
 * A blocked script, style or frame is a complaint in the console, which fails the journey: nothing is even tried.
 * Only pages that answer 404 or 400 to what stands in their address may say so.
 */
test.use({ allowedConsole: [/status of 40[04]/], settings: { TRUST_PROXY: "1" } });

const all = payloads.join("\n");
const person = { number: "5125550142", category: "TN Visa", doubt: all };

test("payloads in every form and in the blog run nowhere: admin, pages, mails, feeds", async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000);
  const trap = await setTrap(context);
  await sendPayloads(site);
  const posts = await addPayloadPosts(site);
  const [email = ""] = payloadEmails;
  const [enquiry] = await enquiriesFrom(site, email);
  const [message] = await messagesFrom(site, email);

  await logIn(page, site);
  for (const section of ["contact&spam=likely", "enquiry&spam=likely", "subscriber"]) {
    await openSection(page, site, section);
    await expect(page.getByText("evil.test").first()).toBeVisible();
  }
  for (const [section, id] of [
    ["enquiry", enquiry?.id],
    ["contact", message?.id],
  ]) {
    await page.goto(`${site.url}/admin/dashboard?section=${section}&lead=${id}`);
    const details = page.getByRole("region", { name: /Details$/ });
    await expect(details).toContainText("<script>trapped(1)</script>");
  }
  const [first] = posts;
  await page.goto(`${site.url}/admin/dashboard?section=blog&post=${first?.id}`);
  await expect(page.getByRole("dialog")).toContainText("</script><script>");
  const editor = await openEditor(page, site, first?.id);
  await expect(editor.getByLabel("Live preview")).toContainText("<script>trapped(1)</script>");

  for (const { id } of posts) {
    await page.goto(`${site.url}/blog/${id}`);
    await expect(page.locator("article, main").first()).toContainText("trapped(1)");
  }
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  await page.goto(`${site.url}/blog/feed.xml`);
  await page.goto(`${site.url}/search?q=${encodeURIComponent(all.slice(0, 200))}`);
  await expect(page.locator("main [name=q]")).toHaveValue(/trapped/);
  for (const sent of [payloads[0], payloads[3], payloads[9]].map((text) =>
    encodeURIComponent(text ?? ""),
  )) {
    for (const path of [`/${sent}`, `/blog/${sent}`, `/enquiry?receipt=${sent}&category=${sent}`]) {
      await page.goto(site.url + path);
    }
    await page.goto(`${site.url}/admin/dashboard?section=${sent}&lead=${sent}&q=${sent}`);
    await expect(page.getByRole("heading", { name: "Contact Form" })).toBeVisible();
  }
  expect(trap()).toEqual([]);
});

test("a refused form gives payloads back as text", async ({ page, context, site }) => {
  const trap = await setTrap(context);
  for (const path of ["/enquiry", "/contact", "/newsletter"]) {
    await page.goto(`${site.url}/offline`);
    const refused = page.waitForResponse(
      (answer) => answer.url() === site.url + path && answer.request().method() === "POST",
    );
    await page.evaluate(postForm, { path, text: all });
    expect((await refused).status()).toBe(400);
    await expect(page.locator("main [name=email]").first()).toHaveValue(/trapped\(1\)/);
  }
  expect(trap()).toEqual([]);
});

/** In the browser: posts every field as a page without JavaScript would. */
function postForm({ path, text }: { path: string; text: string }): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = path;
  for (const name of ["name", "email", "number", "phone", "category", "doubt", "message"]) {
    const field = document.createElement("textarea");
    field.name = name;
    field.value = text;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

test("mails and feeds run nothing where no policy protects them", async ({
  page,
  context,
  site,
}) => {
  const trap = await setTrap(context);
  await sendPayloads(site);
  await letAllPass(site);
  await addPayloadPosts(site);
  const answer = await page.request.get(`${site.url}/blog/feed.json`);
  const { items } = (await answer.json()) as { items: { content_html: string }[] };
  await expect
    .poll(() => site.mail.mails.length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(payloads.length);

  const documents = [
    // A receipt repeats nothing that was typed.
    ...site.mail.mails.map(({ html }) => html).filter((html) => html.includes("trapped(1)")),
    ...items.map(({ content_html }) => content_html),
  ];
  for (const html of documents) {
    await page.setContent(html, { waitUntil: "domcontentloaded" });
    // What waits for a pointer or the focus would run now.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("*")) {
        for (const type of ["mouseover", "focus", "toggle", "load", "error", "begin"]) {
          element.dispatchEvent(new Event(type));
        }
      }
    });
    expect(await page.locator("script, iframe, object, base, svg, style, link").count()).toBe(0);
    expect(await page.locator("a[href^='javascript:' i]").count()).toBe(0);
  }
  expect(trap()).toEqual([]);
});

/** What ran, wherever it did: by our own word in the payloads, or as a dialog. */
async function setTrap(context: BrowserContext): Promise<() => string[]> {
  const ran: string[] = [];
  await context.exposeFunction("trapped", (what: unknown) => void ran.push(String(what)));
  context.on("dialog", async (dialog) => {
    ran.push(dialog.message());
    await dialog.dismiss();
  });
  context.on("request", (request) => {
    if (new URL(request.url()).host.endsWith("evil.test")) ran.push(request.url());
  });
  return () => ran;
}

let isSent = false;

let visitors = 0;

/** Each from an address of its own. */
async function send(site: Site, path: string, lead: object): Promise<void> {
  visitors += 1;
  const answer = await fetch(site.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `192.0.2.${visitors}` },
    body: JSON.stringify(lead),
  });
  expect(answer.status).toBe(201);
}

async function sendPayloads(site: Site): Promise<void> {
  if (isSent) return;
  isSent = true;
  for (const [index, text] of payloads.entries()) {
    const email = payloadEmails[index % payloadEmails.length] ?? "";
    await send(site, "/api/enquiry", { ...person, name: text, location: text, email });
  }
  const [name = ""] = payloads;
  for (const email of payloadEmails) {
    await send(site, "/api/contact", { name, email, message: all });
  }
  for (const email of payloadEmails) await send(site, "/api/subscription", { email });
}

/** Nobody is mailed about what is likely spam, before staff say that it is none. */
async function letAllPass(site: Site): Promise<void> {
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${await tokenFor(site)}`,
  };
  const answer = await fetch(`${site.url}/api/enquiry?spam=likely&size=100`, { headers });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  for (const { id } of data) {
    const body = JSON.stringify({ spam: false });
    await fetch(`${site.url}/api/enquiry/${id}/spam`, { method: "POST", headers, body });
  }
}

let added: Promise<Post[]> | undefined;

function addPayloadPosts(site: Site): Promise<Post[]> {
  added ??= Promise.all(
    payloads.slice(0, 6).map((title) => addPost(site, { title, content: all, alts: [title] })),
  );
  return added;
}
