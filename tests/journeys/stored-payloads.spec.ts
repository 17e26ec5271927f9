import { linkIn } from "#tests/mail-links.ts";
import { payloadEmails, payloads } from "#tests/payloads.ts";
import { openCompose } from "./campaigns.ts";
import { deskPath, rows } from "./desk.ts";
import { hydrated } from "./hydrated.ts";
import { enquiriesFrom, logIn, messagesFrom } from "./office.ts";
import {
  addPayloadPosts,
  all,
  letAllPass,
  script,
  sendPayloads,
  sendWorkedOn,
  setTrap,
} from "./payload-site.ts";
import { openEditor } from "./posts.ts";
import { expect, test } from "./site.ts";
import { openSection } from "./staff.ts";

/**
 * A blocked script, style or frame is a complaint in the console, which fails the journey: nothing is even tried.
 * Only pages that answer 404 or 400 to what stands in their address may say so, and Playwright's own looks into the
 * preview of a mail are blocked.
 */
test.use({
  allowedConsole: [/status of 40[04]|Blocked script execution in 'about:srcdoc'/],
  settings: { TRUST_PROXY: "1" },
});

/** What no mail and no feed has. */
const foreign = "script, iframe, object, base, svg, style, link";

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

test("on the desk, in Today, in what is held of a person and in a campaign payloads are words", async ({
  page,
  context,
  site,
}) => {
  const trap = await setTrap(context);
  await sendPayloads(site);
  const [post] = await addPayloadPosts(site);
  const email = "held-payloads@example.com";
  const id = await sendWorkedOn(site, email);
  await letAllPass(site);
  await logIn(page, site);

  await page.goto(`${site.url}${deskPath}&size=100&sort=name`);
  await expect(rows(page).filter({ hasText: "<script>trapped(1)" }).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: "evil.test" }).first()).toBeVisible();
  await page.locator("summary").filter({ hasText: "Views" }).click();
  await expect(page.getByRole("link", { name: script })).toBeVisible();

  await page.goto(`${site.url}${deskPath}&lead=${id}`);
  const lead = page.getByRole("region", { name: script });
  await expect(lead.locator("dd").first()).toHaveText(all);
  await expect(lead.getByText(`Next step: – → ${script}`)).toBeVisible();
  await expect(lead.locator(".desk-history__note").first()).toHaveText(all);
  await expect(lead.getByText("Came by")).toBeVisible();
  const answers = lead.getByRole("list", { name: "Answers" });
  await answers.getByText("The text").click();
  await expect(answers).toContainText(all);
  await lead.getByRole("button", { name: "Reply by email" }).click();
  await expect(lead.getByRole("option", { name: script })).toBeAttached();

  await page.goto(`${site.url}/admin/dashboard?section=today`);
  await expect(page.getByRole("region", { name: "Next steps due" })).toContainText(script);
  await expect(page.getByRole("region", { name: "Waiting for a first answer" })).toContainText(
    "trapped(1)",
  );
  await page.getByRole("button", { name: "Show as tables" }).click();

  await page.goto(`${site.url}/admin/dashboard?section=person&lead=${id}`);
  await expect(page.getByRole("region", { name: email })).toContainText(all);
  const mail = await site.mail.mail(
    ({ envelope, text }) => envelope.to.includes(email) && text.includes("/my-data"),
  );
  await page.goto(linkIn(mail, "/my-data"));
  await expect(page.locator("main")).toContainText(all);

  await openCompose(page, site, post?.id ?? "");
  await page.getByLabel("Subject").fill(script);
  await page.getByLabel("Introduction").fill(all);
  const letter = page.getByTitle("The mail as it looks").contentFrame().locator("body");
  await expect(letter).toContainText("<iframe srcdoc=");
  await expect(letter.locator(foreign)).toHaveCount(0);
  await expect(page.getByLabel("Preview of the mail").locator("dl")).toContainText(script);
  expect(trap()).toEqual([]);
});

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
  // A receipt repeats nothing that was typed.
  const notices = () =>
    site.mail.mails.map(({ html }) => html).filter((html) => html.includes("trapped(1)"));
  await expect
    .poll(() => notices().length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(payloads.length);

  const documents = [...notices(), ...items.map(({ content_html }) => content_html)];
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
    expect(await page.locator(foreign).count()).toBe(0);
    expect(await page.locator("a[href^='javascript:' i]").count()).toBe(0);
  }
  expect(trap()).toEqual([]);
});
