import type { Locator, Page } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { answerOnce } from "./answer-once.ts";
import { toasts } from "./enquiry-form.ts";
import { wholeHydrated } from "./hydrated.ts";
import { messagesFrom } from "./office.ts";
import { expect, test } from "./site.ts";

const failed = "Failed to send message. Please try again.";
const sent = "Message sent successfully!";

const toConfirm =
  "Unless you already get our newsletter, one step is left for it: the link in the mail that we send you.";

const rahul = {
  name: "Rahul Menon",
  email: "rahul.menon@example.com",
  phone: "(512) 555-0177",
  message: "My B-2 was refused in March.\nWhat has changed since?",
};

function formOf(page: Page): Locator {
  return page.getByRole("region", { name: "Send us a message" });
}

async function fill(form: Locator, values: Partial<typeof rahul>) {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
}

const send = (form: Locator) => form.getByRole("button", { name: "Send message" }).click();

test("a message arrives, is receipted, and leaves an empty form, in which the second press of a double click changes nothing", async ({
  page,
  site,
}) => {
  const person = { ...rahul, email: "contact@example.com" };
  // So that the second press comes soon on any machine.
  await page.clock.setFixedTime(new Date());
  await page.goto(`${site.url}/contact`);
  await wholeHydrated(page);
  const form = formOf(page);
  await fill(form, person);
  await form.getByRole("checkbox").check();
  await send(form);

  await expect(toasts(page)).toContainText(sent);
  await expect(toasts(page)).toContainText(toConfirm);
  const receipt = (await toasts(page).textContent())?.match(/M-\w{4}-\w{4}/)?.[0] ?? "none";
  await expect(form).toContainText(receipt);
  await expect(form).toContainText(toConfirm);
  for (const field of Object.keys(person)) {
    await expect(form.locator(`[name=${field}]`)).toHaveValue("");
  }

  await send(form);
  await expect(form.getByText("We have your message.")).toBeVisible();
  await expect(toasts(page)).toContainText(sent);
  await expect(form.locator("[name=name]")).not.toHaveAttribute("aria-invalid", "true");
  expect(await messagesFrom(site, person.email)).toMatchObject([
    { name: person.name, phone: "5125550177", message: person.message, receipt },
  ]);
});

test("rules run in their order, each as a toast and beside its field", async ({ page, site }) => {
  await page.goto(`${site.url}/contact`);
  await wholeHydrated(page);
  const form = formOf(page);
  const steps = [
    { type: { name: "   " }, says: "Name is required.", at: "name" },
    { type: { name: "Rahul" }, says: "Email is required.", at: "email" },
    { type: { email: "rahul@example" }, says: "Enter a valid email address.", at: "email" },
    {
      type: { email: "rahul@example.com", phone: "123" },
      says: "Enter a valid 10-digit phone number.",
      at: "phone",
      wayOn: " A number from another country? Write it in your message, and leave this empty.",
    },
    { type: { phone: "" }, says: "Message is required.", at: "message" },
    { type: { message: " \n " }, says: "Message is required.", at: "message" },
  ];
  for (const { type, says, at, wayOn = "" } of steps) {
    await fill(form, type);
    await send(form);
    const toast = toasts(page).filter({ hasText: says });
    await expect(toast).toBeVisible();
    await expect(toast).toContainClass("Toastify__toast--warning");
    await expect(form.locator(`[name=${at}]`)).toHaveAccessibleDescription(says + wayOn);
    await expect(form.locator(`[name=${at}]`)).toBeFocused();
  }
  expect(await messagesFrom(site, "rahul@example.com")).toEqual([]);
});

test("the hero form says a wrong number at its field, which takes the focus, and calls the right one number", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await wholeHydrated(page);
  const form = page.locator("#hero-form form");
  await form.getByLabel("Your name").fill("Asha Menon");
  await form.getByLabel("Where we reply").fill("hero-number@example.com");
  await form.locator("[name=number]").fill("123");
  await form.getByRole("button", { name: "Send" }).click();
  const says = "Enter a valid 10-digit phone number.";
  await expect(form.locator("[name=number]")).toHaveAccessibleDescription(says);
  await expect(form.locator("[name=number]")).toBeFocused();

  const request = page.waitForRequest("**/api/contact");
  await form.locator("[name=number]").fill("(512) 555-0199");
  await form.getByRole("button", { name: "Send" }).click();
  const body = (await request).postDataJSON();
  expect(body).toMatchObject({ name: "Asha Menon", number: "5125550199" });
  expect(body).not.toHaveProperty("phone");
  await expect.poll(() => messagesFrom(site, "hero-number@example.com")).toHaveLength(1);
});

test.describe("when the server refuses", () => {
  test.use({ allowedConsole: [/status of (400|429)/] });

  test("the message stays in the form, and too many say why", async ({ page, site }) => {
    const refusal = { status: 400, json: { error: "Something of the server's own." } };
    await answerOnce(page, "**/api/contact", refusal);
    await page.goto(`${site.url}/contact`);
    await wholeHydrated(page);
    const form = formOf(page);
    await fill(form, rahul);
    await send(form);
    await expect(toasts(page)).toContainText(failed);
    await expect(form.locator("[name=message]")).toHaveValue(rahul.message);

    const tooMany = "Too many requests. Please try again in a few minutes.";
    await answerOnce(page, "**/api/contact", { status: 429, json: { error: tooMany } });
    await send(form);
    await expect(toasts(page)).toContainText(tooMany);
  });
});

test.describe("without the network", () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test("the message waits, outlives a reload, and is sent once", async ({ page, site }) => {
    const email = "contact-offline@example.com";
    await page.route("**/api/contact", (route) => route.abort());
    await page.goto(`${site.url}/contact`);
    await wholeHydrated(page);
    await fill(formOf(page), { ...rahul, email });
    await send(formOf(page));
    await expect(toasts(page)).toContainText(failed);
    await page.reload();
    await expect(formOf(page)).toContainText("Not sent yet");
    await expect(formOf(page).locator("[name=message]")).toHaveValue(rahul.message);

    await page.unroute("**/api/contact");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(toasts(page).filter({ hasText: sent })).toBeVisible();
    expect(await messagesFrom(site, email)).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 400/] });

  test("addresses, hours and ways to reach us are there; the form sends, with the same rules and texts", async ({
    page,
    site,
  }) => {
    const email = "contact-no-script@example.com";
    await page.goto(`${site.url}/contact`);
    await expectWaysToReachUs(page);

    await fill(formOf(page), { ...rahul, email, message: " " });
    await send(formOf(page));
    await expect(formOf(page).locator("[name=message]")).toHaveAccessibleDescription(
      "Message is required.",
    );
    await expect(formOf(page).locator("[name=phone]")).toHaveValue(rahul.phone);

    await fill(formOf(page), { message: rahul.message });
    await formOf(page).getByRole("checkbox").check();
    await send(formOf(page));
    await expect(page.locator("main").getByRole("status")).toContainText(sent);
    await expect(page.locator("main").getByRole("status")).toContainText(toConfirm);
    await expect(page.locator("main").getByRole("status")).toContainText(/M-\w{4}-\w{4}/);
    await page.reload();
    expect(await messagesFrom(site, email)).toMatchObject([
      { message: "My B-2 was refused in March.\nWhat has changed since?" },
    ]);
  });
});

async function expectWaysToReachUs(page: Page) {
  const main = page.getByRole("main");
  for (const { country, phone, tel, hours } of brand.offices) {
    await expect(main.getByRole("heading", { name: `${country} office` })).toBeVisible();
    await expect(main.getByRole("link", { name: phone })).toHaveAttribute("href", `tel:${tel}`);
    await expect(main).toContainText(hours.opens);
  }
  await expect(main.getByRole("link", { name: brand.email })).toHaveAttribute(
    "href",
    `mailto:${brand.email}`,
  );
  await expect(main.locator(".social")).toMatchAriaSnapshot(`
    - list:
      - /children: equal
      - listitem:
        - link "Facebook"
      - listitem:
        - link "Instagram"
      - listitem:
        - img "Twitter"
      - listitem:
        - link "YouTube"
  `);
}

test("at 2026-11-24T16:45:00Z and at 2026-11-25T04:30:00Z each office says whether it is open", async ({
  page,
  site,
}) => {
  for (const { at, austin, kochi } of [
    {
      at: "2026-11-24T16:45:00Z",
      austin: ["Open now, for another 6 h 15 min", "Austin: Tuesday 10:45 am"],
      kochi: ["Closed now, opens in 11 h 15 min", "Kochi: Tuesday 10:15 pm"],
    },
    {
      at: "2026-11-25T04:30:00Z",
      austin: ["Closed now, opens in 10 h 30 min", "Austin: Tuesday 10:30 pm"],
      kochi: ["Open now, for another 7 h 30 min", "Kochi: Wednesday 10:00 am"],
    },
  ]) {
    await test.step(at, async () => {
      await page.clock.setFixedTime(at);
      await page.goto(`${site.url}/contact`);
      const label = (name: string) => page.locator(".label").filter({ hasText: name });
      for (const text of austin) await expect(label("USA office")).toContainText(text);
      for (const text of kochi) await expect(label("India office")).toContainText(text);
    });
  }
});
