import { answering, openLead } from "./desk.ts";
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
