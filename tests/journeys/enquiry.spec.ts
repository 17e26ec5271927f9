import { serviceNames } from "#contract/services.ts";
import { answering } from "./desk.ts";
import {
  anjali,
  fillEnquiry,
  numberFromElsewhere,
  openEnquiry,
  submitButton,
  toasts,
} from "./enquiry-form.ts";
import { drawn, holdCalls } from "./held-calls.ts";
import { barHydrated, hydrated } from "./hydrated.ts";
import { plainPage } from "./plain-page.ts";
import { expect, test } from "./site.ts";

test("an enquiry reaches the staff's table, the office's mailbox, whose link opens it, and the visitor's", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const dialog = await openEnquiry(page);
  const person = { ...anjali, name: "Anjali Journey", email: "journey@example.com" };
  await fillEnquiry(dialog, person);
  await submitButton(dialog).click();

  await expect(toasts(page)).toContainText("Enquiry sent successfully!");
  const receipt = (await toasts(page).textContent())?.match(/M-\w{4}-\w{4}/)?.[0] ?? "none";
  const promise = /We answer by \w+day, \w+ \d+, \d\d:\d\d \([^)]+\)\./;
  const promised = (await toasts(page).textContent())?.match(promise)?.[0] ?? "no promise";
  await expect(dialog).toBeHidden();

  const notice = await site.mail.mail(({ subject }) => subject.includes(person.name));
  expect(notice.subject).toBe(`New enquiry: ${anjali.category}, from ${person.name}`);
  expect(notice.text).toContain("tel:9847055512");
  expect(notice.text).toContain("അടുത്തത് എന്ത്?");
  const answer = await site.mail.mail(({ envelope }) => envelope.to.includes(person.email));
  expect(answer.text).toContain(receipt);
  // By the same clock, the device's.
  expect(answer.text).toContain(promised);

  await page.goto(`${site.url}/admin`);
  await page.getByLabel("Email ID").fill(site.adminEmail);
  await page.getByLabel("Password").fill(site.adminPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("link", { name: "Enquiry Form" }).click();
  await page.getByRole("row").filter({ hasText: person.email }).click();
  const details = page.getByRole("region", { name: "Enquiry Details" });
  await expect(details).toContainText(receipt);
  await expect(details).toContainText(anjali.doubt);

  await page.goto(site.url + (/\/admin\/dashboard\?\S+/.exec(notice.text)?.[0] ?? "/none"));
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await expect(answering(page).getByRole("button", { name: "Reply by email" })).toBeVisible();
});

test("the category selector offers its placeholder and the 17 services in order; rules run in theirs, each as a toast and beside its field; words that run from the right stand there", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact`);
  const dialog = await openEnquiry(page);
  const options = dialog.getByLabel("Category").locator("option");
  await expect(options).toHaveText(["Select your enquiry category", ...serviceNames]);

  const steps = [
    { fill: {}, says: "Full Name is required.", at: "Full name" },
    { fill: { name: "Anjali" }, says: "Email is required.", at: "Email" },
    { fill: { email: "anjali@example" }, says: "Enter a valid email.", at: "Email" },
    {
      fill: { email: anjali.email },
      says: "Contact number is required.",
      at: "Contact number",
      wayOn: numberFromElsewhere,
    },
    {
      fill: { number: "+971 50 123 4567" },
      says: "Enter a valid 10-digit phone number.",
      at: "Contact number",
      wayOn: numberFromElsewhere,
    },
    { fill: { number: anjali.number }, says: "Please select a category.", at: "Category" },
  ];
  for (const { fill, says, at, wayOn } of steps) {
    await fillEnquiry(dialog, fill);
    await submitButton(dialog).click();
    await expect(toasts(page).filter({ hasText: says })).toBeVisible();
    const described = wayOn ? `${says} ${wayOn}` : says;
    await expect(dialog.getByLabel(at)).toHaveAccessibleDescription(described);
    await expect(dialog.getByLabel(at)).toBeFocused();
  }
  await expect(dialog.getByLabel("Full name")).toHaveValue("Anjali");

  await fillEnquiry(dialog, { name: "יעל כהן", doubt: "متى موعد المقابلة؟", location: "Kochi" });
  await expect(dialog.getByLabel("Full name")).toHaveCSS("direction", "rtl");
  await expect(dialog.getByLabel("Your question")).toHaveCSS("direction", "rtl");
  await expect(dialog.getByLabel("Location")).toHaveCSS("direction", "ltr");

  // The page that it stands over.
  await fillEnquiry(dialog, { number: "+971 50 123 4567" });
  await submitButton(dialog).click();
  await dialog.getByRole("link", { name: "Contact Us" }).click();
  await expect(dialog).toBeHidden();
});

test.describe("refused by the server", () => {
  test.use({ allowedConsole: [/status of 400/] });

  test("a refused enquiry says the server's text and keeps what was typed", async ({
    page,
    site,
  }) => {
    await page.route("**/api/enquiry", (route) =>
      route.fulfill({ status: 400, json: { error: "The desk is closed." } }),
    );
    await page.goto(site.url + plainPage);
    const dialog = await openEnquiry(page);
    await fillEnquiry(dialog, anjali);
    await submitButton(dialog).click();
    await expect(toasts(page)).toContainText("The desk is closed.");
    await expect(dialog.getByLabel("Your question")).toHaveValue(anjali.doubt);
    await expect(dialog).toBeVisible();
  });
});

test("the whole dialog works by keyboard, gives the focus back, and is empty when opened after the send", async ({
  page,
  site,
}) => {
  await page.goto(site.url + plainPage);
  await hydrated(page);
  const opener = page.getByRole("link", { name: "Enquire Now" }).filter({ visible: true }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Enquiry" });
  await expect(dialog.getByLabel("Full name")).toBeFocused();
  await page.keyboard.type("Kiran Das");
  await page.keyboard.press("Tab");
  await page.keyboard.type("kiran@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("5125550118");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Student");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toContainText("Enquiry sent successfully!");

  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Full name")).toHaveValue("");
  await expect(dialog.getByLabel("Category")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("Escape in the moment in which the dialog opens closes it; the second press of a double click leaves it open", async ({
  page,
  site,
}) => {
  await page.goto(site.url + plainPage);
  await hydrated(page);
  const isPressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.querySelector(".enq[data-state=opening]"))
            return requestAnimationFrame(look);
          document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
          resolve();
        };
        look();
      }),
  );
  await page.getByRole("link", { name: "Enquire Now" }).filter({ visible: true }).first().click();
  await isPressed;

  const dialog = page.getByRole("dialog", { name: "Enquiry" });
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Enquire Now" }).first().dblclick({ delay: 50 });
  await expect(dialog).toHaveAttribute("data-state", "open");
});

test("a link in the enquiry leads to its page, and what was typed waits for the way back", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  const dialog = await openEnquiry(page);
  await dialog.getByLabel("Full name").fill(anjali.name);
  await dialog.getByRole("link", { name: "privacy policy" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect(dialog).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");

  await openEnquiry(page);
  await expect(dialog.getByLabel("Full name")).toHaveValue(anjali.name);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(dialog).toBeHidden();
});

test("an enquiry whose page was left before it came is closed there on the way back", async ({
  page,
  site,
}) => {
  const letGo = await holdCalls(page, /\/soon-[^/]*\.js$/);
  await page.goto(site.url);
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Enquire Now" }).click();
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  letGo();
  await barHydrated(page);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("360 Degree");
  await drawn(page);
  await expect(page.getByRole("dialog", { name: "Enquiry" })).toHaveCount(0);
});
