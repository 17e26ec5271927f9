import type { Page } from "@playwright/test";
import { journeyWords, wholeBrowser } from "#tests/browser.ts";
import { openDesk } from "./desk.ts";
import { expect, type Site, test } from "./site.ts";
import { sendLead } from "./staff.ts";

// A site of its own: the desk hears of everybody's leads.
test.use({
  settings: { RETENTION_MONTHS: "22" },
  launchOptions: { ...wholeBrowser, args: journeyWords },
});

type Heard = { hertz: number[]; notices: string[]; isAway: boolean };
declare global {
  interface Window {
    heard: Heard;
  }
}

/** Writes down what the browser plays and shows; both happen as ever. A test says whether anybody looks at the page. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { hertz: [], notices: [], isAway: false };
    window.heard = heard;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when) {
      if (this instanceof OscillatorNode) heard.hertz.push(this.frequency.value);
      start.call(this, when);
    };
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        heard.notices.push(`${title}: ${options?.body}`);
      }
    };
    Object.defineProperty(document, "hidden", { get: () => heard.isAway });
  });
}

const heardBy = (page: Page) => page.evaluate(() => window.heard);
const look = (page: Page, isAway: boolean) =>
  page.evaluate((away) => {
    window.heard.isAway = away;
  }, isAway);

/** Its button says how many are on. */
const alertSwitches = (page: Page) => page.locator("summary").filter({ hasText: /^Alerts/ });

async function openAlerts(page: Page, site: Site) {
  await sendLead(site, "/api/contact", { name: "First", email: "first@example.com" });
  await observe(page);
  await openDesk(page, site);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await alertSwitches(page).click();
  return {
    sound: page.getByLabel("Play a sound"),
    notice: page.getByLabel("Show a desktop notice"),
  };
}

/** A lead comes, and the desk has told so. */
async function hearOf(page: Page, site: Site, name: string, news: string) {
  await sendLead(site, "/api/contact", { name, email: `${name}@example.com` });
  await expect(page.getByText(news, { exact: true })).toBeVisible();
}

test("a new lead is heard, and shown as a notice where nobody looks, without a name, until leave for it is taken back", async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(["notifications"], { origin: site.url });
  const { sound, notice } = await openAlerts(page, site);
  await sound.click();
  await expect(sound).toBeChecked();
  // So that people know what they will hear.
  await expect.poll(async () => (await heardBy(page)).hertz).toEqual([587, 880]);
  await notice.click();
  await expect(notice).toBeChecked();

  await hearOf(page, site, "Second", "1 new lead");
  await expect
    .poll(() => heardBy(page))
    .toMatchObject({ hertz: [587, 880, 587, 880], notices: [] });
  await look(page, true);
  await hearOf(page, site, "Third", "2 new leads");
  await expect
    .poll(() => heardBy(page))
    .toMatchObject({
      hertz: [587, 880, 587, 880, 587, 880],
      notices: ["Desk: A new lead has come."],
    });

  await page.reload();
  await alertSwitches(page).click();
  await expect(sound).toBeChecked();
  await expect(notice).toBeChecked();

  await context.clearPermissions();
  await look(page, true);
  await hearOf(page, site, "Later", "1 new lead");
  await expect.poll(() => heardBy(page)).toMatchObject({ hertz: [587, 880], notices: [] });
});

test("where notices are not allowed the switch stays off and says why; the sound has no part in it", async ({
  page,
  site,
  context,
}) => {
  await context.clearPermissions();
  const { sound, notice } = await openAlerts(page, site);
  await notice.click();
  await expect(page.getByText("This browser does not allow notices from this site.")).toBeVisible();
  await expect(notice).not.toBeChecked();
  await sound.click();
  await look(page, true);

  await hearOf(page, site, "Fourth", "1 new lead");

  await expect
    .poll(() => heardBy(page))
    .toMatchObject({ hertz: [587, 880, 587, 880], notices: [] });
});
