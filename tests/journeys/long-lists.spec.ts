import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { logIn } from "./office.ts";
import { expect, type Site, test } from "./site.ts";
import { objections, openSection, sendLead, sideways } from "./staff.ts";

const million = 1_000_000;
const size = 25;
const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const place = (page: Page) => page.getByRole("status").filter({ hasText: " of " });

/** Answers as a list of a million does: rows named by their page, and the places at its ends. */
async function playMillion(page: Page): Promise<void> {
  await page.route(/\/api\/enquiry\?/, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const number = Number(asked.get("page") ?? 1);
    const by = asked.get("after") ?? asked.get("before") ?? "its number";
    const row = { id: `row-${number}`, receipt: "E", name: `Page ${number} by ${by}`, phone: "" };
    const rest = { email: "", category: "", location: "", doubt: "", created_at: new Date() };
    const marks = { spam: { likely: false, points: 0, reasons: [], judged_at: "" }, consents: [] };
    const ends = { next: `next-of-${number}`, previous: `previous-of-${number}` };
    const data = [{ ...row, ...rest, ...marks }];
    await route.fulfill({ json: { data, page: number, size, total: million, ...ends } });
  });
}

test("in a list of a million, First, Prev, Next and Last lead anywhere at once", async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await playMillion(page);
  await openSection(page, site, "enquiry");
  await expect(place(page)).toHaveText("1 to 25 of 1,000,000");
  await expect(step(page, "First")).toBeDisabled();

  await step(page, "Next").click();
  await expect(page).toHaveURL(/\?section=enquiry&page=2$/);
  await step(page, "Last").click();
  await expect(page).toHaveURL(/&page=40000$/);
  await expect(place(page)).toHaveText("999,976 to 1,000,000 of 1,000,000");
  await expect(step(page, "Last")).toBeDisabled();
  await page.goto(`${site.url}/admin/dashboard?section=enquiry&page=20000&after=somewhere`);
  await expect(page.getByText("Page 20000 by somewhere")).toBeVisible();
  await step(page, "Next").click();
  await expect(page.getByText("Page 20001 by next-of-20000")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Page 20001 by next-of-20000")).toBeVisible();
  await step(page, "Prev").click();
  await expect(page.getByText("Page 20000 by previous-of-20001")).toBeVisible();
  await page.getByLabel("Order").selectOption("Oldest first");
  await expect(page).toHaveURL(/\?section=enquiry&sort=oldest$/);
  await step(page, "Last").click();
  await step(page, "First").click();
  await expect(place(page)).toHaveText("1 to 25 of 1,000,000");

  await page.setViewportSize({ width: 320, height: 800 });
  expect(await objections(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
});

async function fill(site: Site): Promise<void> {
  for (const name of ["Anjali", "Émile"]) {
    await sendLead(site, "/api/contact", { name, email: `${name}@example.com`, message: "=1+1" });
  }
}

// Where it is tomorrow by the evening of UTC.
test.use({ timezoneId: "Asia/Kolkata" });

test("a list is saved as CSV, as it is searched, and says so", async ({ page, site }) => {
  await fill(site);
  await logIn(page, site);
  // As browsers without it: where there is a picker, no test could press its buttons.
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await page.clock.setFixedTime("2026-11-24T23:00:00Z");
  await page.goto(`${site.url}/admin/dashboard?section=contact&q=%C3%89mile`);
  await expect(place(page)).toHaveText("1 to 1 of 1");

  const saving = page.waitForEvent("download");
  await step(page, "Export CSV").click();
  const file = await saving;

  expect(file.suggestedFilename()).toBe("contact-messages-2026-11-25.csv");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("\ufeffReceived (UTC),Receipt,Name,Phone,Email,Message,Likely spam");
  expect(lines[1]).toContain(",Émile,,Émile@example.com,'=1+1,");
  expect(lines).toHaveLength(3);
  await expect(page.getByText(/^contact-messages-.*\.csv is saved$/)).toBeVisible();
});

test.describe("with a picker for files", () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test("where the browser can, the file goes to the disk as it comes; a failure leaves none", async ({
    page,
    site,
  }) => {
    await fill(site);
    await logIn(page, site);
    await page.addInitScript(() => {
      const told: string[] = [];
      const sink = {
        write: async (part: Uint8Array) => void told.push(new TextDecoder().decode(part)),
        close: async () => void told.push("closed"),
        abort: async () => void told.push("aborted"),
      };
      Object.assign(window, {
        told,
        showSaveFilePicker: async () => ({ createWritable: async () => sink }),
      });
    });
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
    await openSection(page, site, "contact");

    await step(page, "Export CSV").click();
    await expect.poll(told).toContain("closed");
    expect((await told()).join("")).toContain("Anjali@example.com");

    await page.route(/\/api\/contact\.csv/, (route) => route.abort());
    await step(page, "Export CSV").click();
    await expect(page.getByText("The list could not be saved. Please try again.")).toBeVisible();
    expect((await told()).at(-1)).toBe("aborted");
  });
});
