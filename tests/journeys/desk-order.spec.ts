import { openDesk, rows } from "./desk.ts";
import { expect, test } from "./site.ts";
import { sendLead } from "./staff.ts";

// A site of its own: the desk shows everybody's leads.
test.use({ settings: { RETENTION_MONTHS: "25" } });

test("a press on Reply puts the earliest promise first, and what was answered last", async ({
  page,
  site,
}) => {
  for (const name of ["Asha Rao", "Ben Ortiz", "Chen Wei"]) {
    const email = `${name.replace(" ", ".")}@example.com`;
    await sendLead(site, "/api/contact", { name, email, message: "Where do I begin?" });
  }
  await openDesk(page, site);
  const order = (...names: string[]) => expect(rows(page)).toContainText(names);
  await order("Chen Wei", "Ben Ortiz", "Asha Rao");
  await rows(page).nth(0).getByText("Chen Wei").click();
  await page.getByRole("button", { name: "Answered elsewhere" }).click();
  await expect(page.getByText("Noted as answered.")).toBeVisible();
  await page.getByRole("button", { name: "Close the details" }).click();

  const head = page.getByRole("columnheader", { name: "Reply" });
  await head.getByRole("button").click();

  await expect(page).toHaveURL(/sort=due/);
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await order("Asha Rao", "Ben Ortiz", "Chen Wei");
  await expect(page.getByLabel("Order")).toHaveValue("due");
  await page.reload();
  await order("Asha Rao", "Ben Ortiz", "Chen Wei");
});
