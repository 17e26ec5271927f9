import type { Page } from "@playwright/test";
import { answering, openDesk, openLead, sendEnquiry } from "./desk.ts";
import { expect, test } from "./site.ts";

test("a key opens the reply, and its text and its button are on the screen of a laptop", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const doubt = "Which papers should I collect first? ".repeat(20);
  await openLead(page, site, { name: "Rohan Shah", email: "rohan@example.com", doubt });
  const text = answering(page).getByRole("textbox", { name: "Text", exact: true });
  await expect(answering(page)).toContainText(/of office time left/);

  await page.keyboard.press("r");
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Send the reply" })).toBeInViewport({ ratio: 1 });

  await page.getByRole("button", { name: "Close the details" }).focus();
  await page.keyboard.press("r");
  await expect(text).toBeFocused();
  await expect(text).toHaveValue("Dear Rohan Shah,\n\n");
});

test("a key for undoing says so where nothing can be undone", async ({ page, site }) => {
  await openLead(page, site, { name: "Nila Varma", email: "nila@example.com" });
  const notice = page.locator(".desk-notice");
  await page.getByRole("button", { name: /^Hand over to / }).click();
  await page.getByLabel(/needs to know$/).fill("Lives there.");
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(notice).toContainText("Handed over to ");

  await page.keyboard.press("z");

  await expect(notice).toContainText("There is nothing to undo.");
});

test("the keys of a Malayalam or Hindi keyboard do what stands on a Latin one in their places", async ({
  page,
  site,
}) => {
  const id = await sendEnquiry(site, { name: "Leela Menon", email: "leela@example.com" });
  await openDesk(page, site);
  const press = await pressOf(page);

  await press("ജ", "KeyJ");
  await expect(page.locator("tr:focus")).toHaveCount(1);
  await page.locator(`#lead-${id}`).focus();
  await press("ാ", "KeyE");
  const question = page.getByRole("dialog", { name: "Change stage" });
  await press("२", "Digit2");
  await expect(question).toHaveCount(0);
  await expect(page.locator(".desk-notice")).toContainText("Leela Menon: In touch.");
  await press("യ", "Slash");
  await expect(page.getByRole("searchbox")).toBeFocused();
  // Whoever types means the letter.
  await press("ജ", "KeyJ");
  await expect(page.getByRole("searchbox")).toHaveValue("ജ");
});

/** Playwright's own keyboard knows the keys of one layout only. */
async function pressOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return async (key: string, code: string) => {
    await browser.send("Input.dispatchKeyEvent", { type: "keyDown", key, code, text: key });
    await browser.send("Input.dispatchKeyEvent", { type: "keyUp", key, code });
  };
}
