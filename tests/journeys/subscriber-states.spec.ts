import { readFile } from "node:fs/promises";
import { subscribe } from "./campaigns.ts";
import { expectFits } from "./fits.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { openSection, rowOf, sendLead } from "./staff.ts";

test("subscribers of one state are chosen; the address and the CSV file keep to it, and where there are none a press shows all", async ({
  page,
  site,
}) => {
  await subscribe(site, "confirmed-of-state@example.com");
  await sendLead(site, "/api/subscription", { email: "waiting-of-state@example.com" });
  await logIn(page, site);
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await openSection(page, site, "subscriber");
  const state = page.getByRole("combobox", { name: "State" });
  const confirmed = rowOf(page, "confirmed-of-state@example.com");
  const waiting = rowOf(page, "waiting-of-state@example.com");
  await expect(state.getByRole("option")).toHaveText([
    "All states",
    "Not confirmed yet",
    "Confirmed",
    "Unsubscribed",
    "Unreachable: refused two newsletters",
  ]);
  await expect(confirmed).toBeVisible();

  await state.focus();
  await state.selectOption("Not confirmed yet");
  await expect(page).toHaveURL(/\?section=subscriber&state=unconfirmed$/);
  await expect(confirmed).toHaveCount(0);
  await expect(waiting).toBeVisible();
  await expect(state).toBeFocused();
  await page.reload();
  await expect(state).toHaveValue("unconfirmed");
  await expect(waiting).toBeVisible();
  await expectFits(page, [320, 390, 768, 1440], "of one state");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const lines = (await readFile(await (await saving).path(), "utf8")).split("\r\n").slice(1, -1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.endsWith(",unconfirmed"))).toEqual([]);

  await page.getByRole("searchbox", { name: "Search" }).fill("confirmed-of-state");
  await expect(page.getByText("Nothing in this state holds “confirmed-of-state”.")).toBeVisible();
  await expectFits(page, [390], "nothing in the state");
  await state.selectOption("Confirmed");
  await expect(confirmed).toBeVisible();
  await state.selectOption("Unsubscribed");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL(/\?section=subscriber$/);
  await expect(state).toHaveValue("all");
  await expect(waiting).toBeVisible();
});
