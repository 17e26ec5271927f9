import type { Locator } from "@playwright/test";
import { answering, deskPath, openDesk, openLead, rows, sendEnquiry } from "./desk.ts";
import { asStaff } from "./office.ts";
import { expect, test } from "./site.ts";

test("a list that arrow keys walk through acts at its button alone, and a template can be taken back", async ({
  page,
  site,
}) => {
  const papers = { name: "Papers", subject: "Your papers", text: "Please send them." };
  await asStaff(site, "POST", "/desk/templates", papers);
  await openLead(page, site, { name: "Arun Menon", email: "arun@example.com" });
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") changes.push(request.url());
  });
  const panel = answering(page);
  await panel.getByRole("button", { name: "Reply by email" }).click();
  const text = panel.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("What took me long to write");

  await expect(panel.getByRole("option", { name: "Papers" })).toBeAttached();
  await panel.getByLabel("Begin with a template").focus();
  await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("button", { name: "Use it" })).toBeVisible();
  await expect(text).toHaveValue("What took me long to write");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(text).not.toHaveValue("What took me long to write");
  await expect(panel.getByLabel("Begin with a template")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(text).toHaveValue("What took me long to write");

  const owner = page.getByRole("region", { name: "Pipeline" }).getByLabel("Owner");
  await owner.focus();
  await page.keyboard.press("ArrowDown");
  await expect(owner).not.toHaveValue("");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Change the owner" })).toBeFocused();
  expect(changes).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Owner: /).first()).toBeVisible();
  expect(changes).toHaveLength(1);
});

test("an arrow key gives no leads away; the button after it does", async ({ page, site }) => {
  for (const which of ["one", "two"]) {
    await sendEnquiry(site, { name: `Bulk ${which}`, email: `bulk-${which}@example.com` });
  }
  await openDesk(page, site);
  await page.goto(`${site.url}${deskPath}&q=bulk`);
  await expect(rows(page)).toHaveCount(2);
  for (const which of ["one", "two"]) await page.getByLabel(`Choose Bulk ${which}`).check();
  const chosen = page.getByRole("region", { name: "Chosen leads" });
  await chosen.getByLabel("Give to").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(chosen.getByRole("button", { name: "Give", exact: true })).toBeFocused();
  await expect(chosen).toContainText("2 leads chosen");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 leads given to admin.")).toBeVisible();
  await expect(chosen).toBeHidden();
});

test("what was written from right to left is read so", async ({ page, site }) => {
  const doubt = "مجھے کون سے کاغذات چاہئیں؟";
  await openLead(page, site, { name: "Farah Khan", email: "farah@example.com", doubt });

  const said = page.locator("dd").filter({ hasText: doubt });
  const { toLeft, toRight } = await said.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [words, room] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return { toLeft: words.left - room.left, toRight: room.right - words.right };
  });

  expect(toRight).toBeLessThan(toLeft);
});

test("a beginning in the lists is read and cut from its own side, and makes no wide column", async ({
  page,
  site,
}) => {
  const doubt = "أريد تأشيرة دخول إلى الولايات المتحدة للدراسة في الخريف القادم.";
  await sendEnquiry(site, { name: "Layla Haddad", email: "layla@example.com", doubt });
  await sendEnquiry(site, { name: "Layla Noor", email: "noor@example.com", doubt: "W".repeat(60) });
  await openDesk(page, site);
  await page.goto(`${site.url}${deskPath}&q=layla`);
  await rows(page).filter({ hasText: "Noor" }).click();
  await expect(answering(page)).toBeVisible();
  expect(await hidden(page.locator(".desk-list"))).toBe(0);

  const cutInDesk = page.locator(".desk-wish .soft").filter({ hasText: "أريد" });
  expect(await cutInDesk.evaluate(endsLeft)).toBe(true);
  await page.goto(`${site.url}/admin/dashboard?section=enquiry&q=layla`);
  const cutInList = page.getByRole("cell").filter({ hasText: "أريد" });
  expect(await cutInList.evaluate(endsLeft)).toBe(true);
});

test("words without a pause make no column wide, and leave the way out of a lead in sight", async ({
  page,
  site,
}) => {
  const endless = (letter: string) => letter.repeat(100);
  const sent = { name: endless("N"), email: "endless@example.com", location: endless("P") };
  await openLead(page, site, sent);
  await page.getByRole("textbox", { name: "Next step" }).fill(endless("S"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Next step saved.")).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("button", { name: "Close the details" })).toBeVisible();
    expect(await hidden(page.locator(".detail")), `lead at ${width} px`).toBe(0);
  }

  for (const section of ["desk", "enquiry"]) {
    await page.goto(`${site.url}/admin/dashboard?section=${section}&q=endless`);
    await expect(page.getByRole("table")).toContainText(sent.name);
    expect(await hidden(page.getByRole("table").locator("..")), section).toBe(0);
  }
});

test("on a tablet the list fits its sheet, and the stages stand in even rows", async ({
  page,
  site,
}) => {
  const id = await sendEnquiry(site, { name: "Tara Tablet", email: "tara@example.com" });
  const change = { version: 1, stage: "waiting-for-client" };
  await asStaff(site, "PATCH", `/desk/leads/${id}`, change);
  await page.clock.setFixedTime(sunday());
  await page.setViewportSize({ width: 961, height: 900 });
  await openDesk(page, site);
  await expect(rows(page).filter({ hasText: "Tara" })).toContainText(/ left, opens in /);
  expect(await hidden(page.locator(".desk-list")), "desk at 961 px").toBe(0);
  const tabs = page.getByRole("navigation", { name: "Stages" }).getByRole("link");
  const widths = await tabs.evaluateAll((links) => links.map((link) => link.clientWidth));
  expect(Math.max(...widths)).toBeLessThan(2 * Math.min(...widths));
});

/** This week's, when no office is open: then a reply's time has most words. */
function sunday(): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  day.setUTCHours(12, 0, 0, 0);
  return day;
}

/** How much of it is only seen by scrolling it sideways, in px. */
function hidden(part: Locator): Promise<number> {
  return part.evaluate((box) => box.scrollWidth - box.clientWidth);
}

/** Whether the last sign of a text stands left of its first. */
function endsLeft(element: Element): boolean {
  const text = element.firstChild as Text;
  const leftOf = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(text.length - 1) < leftOf(0);
}
