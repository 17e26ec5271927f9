import type { Locator, Page } from "@playwright/test";
import { guide } from "#content/guide.ts";
import { toasts } from "./enquiry-form.ts";
import { wholeHydrated } from "./hydrated.ts";
import { messagesFrom } from "./office.ts";
import { expect, test } from "./site.ts";

const { path, title } = guide;

function formOf(page: Page): Locator {
  return page.getByRole("region", { name: "Send Us A Message" });
}

async function fill(form: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

const send = (form: Locator) => form.getByRole("button", { name: "Send" }).click();
const share = (page: Page) => page.getByRole("region", { name: "Share On" });

test("the guide has its title, its date and a list that leads to its parts; the way back from a part leads to where the list was, one part after the other", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(site.url + path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The Ultimate Guide to Navigating the U.S. Immigration Process",
  );
  await expect(page.getByText("May 16, 2025")).toBeVisible();
  for (const { heading } of guide.sections) {
    await page.getByRole("navigation", { name: "In this guide" }).getByText(heading).click();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  }

  await page.emulateMedia({ reducedMotion: "no-preference" });
  const [first, second] = guide.sections;
  if (!first || !second) throw new Error("The guide has two parts");
  await page.goto(site.url + path);
  await wholeHydrated(page);
  const list = page.getByRole("navigation", { name: "In this guide" });
  for (const { heading } of [first, second]) {
    await list.getByText(heading).click();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  }

  for (const url of [`${site.url}${path}#${first.id}`, site.url + path]) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(list.getByText(first.heading)).toBeInViewport();
  }
});

test("what a numbered item says stands beside its number, codes of forms too; the bar at the top is as wide as what is left to read", async ({
  page,
  site,
}) => {
  await page.goto(site.url + path);
  const items = page.locator(".article__body section > ol:not([class]) > li");
  await expect(items.locator(".nobr").first()).toBeVisible();
  const strays = await items.evaluateAll((all) =>
    all
      .flatMap((item) => {
        const column = document.createRange();
        column.selectNodeContents(item.firstChild ?? item);
        const { left } = column.getBoundingClientRect();
        const codes = [...item.querySelectorAll(".nobr")];
        return codes.filter((code) => code.getBoundingClientRect().left < left - 1);
      })
      .map((code) => code.textContent),
  );
  expect(strays).toEqual([]);

  const bar = page.locator(".progress");
  const width = () => bar.evaluate((element) => element.getBoundingClientRect().width);
  const whole = await page.evaluate(() => document.documentElement.clientWidth);
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: "instant" });
    }, share);

  await expect.poll(width).toBe(whole);
  await scrollTo(0.25);
  await expect.poll(async () => Math.round((await width()) / whole / 0.01)).toBe(75);
  await scrollTo(1);
  await expect.poll(width).toBeLessThan(1);
});

test("each target opens its share address in a new tab; Link copies the address", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route(/facebook|twitter|linkedin|wa\.me/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" }),
  );
  const address = site.url + path;
  const targets = [
    { name: "Facebook", host: "www.facebook.com", key: "u", value: address },
    { name: "Twitter", host: "twitter.com", key: "url", value: address },
    { name: "LinkedIn", host: "www.linkedin.com", key: "url", value: address },
    { name: "WhatsApp", host: "wa.me", key: "text", value: `${title} ${address}` },
  ];
  await page.goto(address);
  await expect(share(page).getByRole("listitem")).toHaveText([
    "Facebook",
    "Twitter",
    "LinkedIn",
    "Email",
    "WhatsApp",
    "Link",
  ]);
  for (const { name, host, key, value } of targets) {
    const opened = context.waitForEvent("page");
    await share(page).getByRole("link", { name }).click();
    const tab = await opened;
    await tab.waitForURL(/^https:/);
    const url = new URL(tab.url());
    expect(url.host).toBe(host);
    expect(url.searchParams.get(key)).toBe(value);
    await tab.close();
  }
  const mail = new URL(
    (await share(page).getByRole("link", { name: "Email" }).getAttribute("href")) ?? "",
  );
  expect(mail.protocol).toBe("mailto:");
  expect(mail.searchParams.get("subject")).toBe(title);
  expect(mail.searchParams.get("body")).toBe(address);

  await share(page).getByRole("button", { name: "Link" }).click();
  await expect(toasts(page)).toHaveText("Link copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test("a device that shares by itself is asked to; that its panel is open already is no error; a copy that fails is said", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Object.assign(window, { shared: [] });
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        const { shared } = window as unknown as { shared: ShareData[] };
        if (shared.push(data) > 1) throw new DOMException("It is open.", "InvalidStateError");
      },
    });
  });
  await page.goto(site.url + path);
  await share(page).getByRole("button", { name: "With another app" }).dblclick();
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  const asked = { title, url: site.url + path };
  await expect.poll(shared).toEqual([asked, asked]);
  await expect(toasts(page)).toHaveCount(0);

  await share(page).getByRole("button", { name: "Link" }).click();
  await expect(toasts(page)).toHaveText("Failed to copy link");
  await expect(page.locator("#toasts .Toastify__toast--warning")).toBeVisible();
});

test.describe("its form", () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test("sends which page it was; without the network the message waits, and still says it", async ({
    page,
    site,
  }) => {
    const email = "guide@example.com";
    await page.goto(site.url + path);
    await wholeHydrated(page);
    const form = formOf(page);
    await send(form);
    await expect(toasts(page)).toContainText("Name is required.");
    await fill(form, { "Full Name": "Lakshmi Iyer", Phone: "123", Email: email });
    await send(form);
    await expect(form.getByLabel("Phone")).toHaveAccessibleDescription(
      "Enter a valid 10-digit phone number.",
    );
    await fill(form, { Phone: "" });
    await send(form);
    await expect(toasts(page).filter({ hasText: "Message sent successfully!" })).toBeVisible();
    await expect(form.getByLabel("Full Name")).toHaveValue("");
    expect(await messagesFrom(site, email)).toMatchObject([
      { name: "Lakshmi Iyer", phone: "", message: `${title}\n${site.url}${path}` },
    ]);

    const later = "guide-offline@example.com";
    await page.route("**/api/contact", (route) => route.abort());
    await page.goto(site.url + path);
    await wholeHydrated(page);
    await fill(formOf(page), { "Full Name": "Lakshmi Iyer", Email: later });
    await send(formOf(page));
    await expect(toasts(page)).toContainText("Failed to send message. Please try again.");

    await page.unroute("**/api/contact");
    await page.goto(site.url);
    await expect(toasts(page).filter({ hasText: "Message sent successfully!" })).toBeVisible();
    expect(await messagesFrom(site, later)).toMatchObject([
      { message: `${title}\n${site.url}${path}` },
    ]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 400/] });

  test("everything is there to be read, and the form sends", async ({ page, site }) => {
    const email = "guide-no-script@example.com";
    await page.goto(site.url + path);
    for (const { id } of guide.sections) await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(share(page).getByRole("link", { name: "Facebook" })).toHaveAttribute(
      "href",
      new RegExp(`u=http://localhost:\\d+${path}$`),
    );
    await fill(formOf(page), { "Full Name": "Lakshmi Iyer", Email: "lakshmi" });
    await send(formOf(page));
    await expect(formOf(page).getByLabel("Email")).toHaveAccessibleDescription(
      "Enter a valid email address.",
    );
    await expect(formOf(page)).toBeInViewport();
    await fill(formOf(page), { Email: email });
    await send(formOf(page));
    await expect(page.locator("main").getByRole("status")).toContainText(
      "Message sent successfully!",
    );
    expect(await messagesFrom(site, email)).toMatchObject([
      { message: `${title}\n${site.url}${path}` },
    ]);
  });
});
