import { holdDesk, openLead } from "./desk.ts";
import { takenByServer } from "./lost-answer.ts";
import { expect, test } from "./site.ts";

test("a change that nobody answers is given up after its time, the desk shows what became of it, and what was pressed meanwhile is done", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const time = new AbortController();
      addEventListener("time-is-up", () => time.abort());
      return time.signal;
    };
  });
  const id = await openLead(page, site, { name: "Dead Line", email: "dead@example.com" });
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  await page.route(`**/api/desk/leads/${id}`, async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    await takenByServer(route.request());
    take();
  });
  await page.getByRole("textbox", { name: "Next step" }).fill("Call her");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await taken;
  await page.getByLabel("Note for colleagues").fill("Call after six.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("Saving…")).toBeVisible();
  const letGo = await holdDesk(page);
  await page.evaluate(() => dispatchEvent(new Event("time-is-up")));
  await expect(page.getByText("No answer came from the server. Please try again.")).toBeVisible();
  letGo();
  await expect(
    page.getByText("No answer came from the server. Please try again. The note is saved."),
  ).toBeVisible();
  const history = page.locator(".desk-history");
  await expect(history).toContainText("Call after six.");
  await expect(history).toContainText("Call her");
});
