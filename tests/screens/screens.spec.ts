/**
 * `npm run screens`: a picture of every page and state, to be looked at. Of the staff's states axe is asked as well, light and
 * dark; of the pages the journeys ask it.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { hydrated } from "#tests/journeys/hydrated.ts";
import { logIn } from "#tests/journeys/office.ts";
import { expect, type Site, test } from "#tests/journeys/site.ts";
import { objections } from "#tests/journeys/staff.ts";
import type { State } from "./state.ts";
import { loginStates, publicStates, staffStates } from "./states.ts";

const root = join(import.meta.dirname, "..", "..");
const heights = { 390: 844, 768: 1024, 1440: 900 };

test.use({
  settings: { SMTP_URL: "", NOTIFY_EMAIL: "" },
  contextOptions: { reducedMotion: "reduce" },
  // What is not there, and what a state takes away.
  allowedConsole: [/status of 404|ERR_FAILED/],
});

test.beforeAll(async ({ site }) => {
  await site.stop();
  const env = { ...process.env, DATA_DIR: site.dataDir, SMTP_URL: "", DATABASE_URL: "" };
  const seed = spawnSync(process.execPath, ["scripts/seed.ts"], { cwd: root, env });
  if (seed.status !== 0) throw new Error(String(seed.stderr));
  await site.restart();
});

for (const { path } of pages) {
  const name = path === "/" ? "home" : path.slice(1);
  test(name, ({ page, site }) => picture(page, site, { name, path }));
}
for (const state of publicStates) {
  test(state.name, ({ page, site }) => picture(page, site, state));
}
for (const state of [...loginStates, ...staffStates]) {
  for (const theme of ["light", "dark"] as const) {
    const name = theme === "dark" ? `${state.name}-dark` : state.name;
    test(name, async ({ page, site }) => {
      if (staffStates.includes(state)) await logIn(page, site);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await picture(page, site, { ...state, name, isStaffs: true });
    });
  }
}

async function picture(page: Page, site: Site, state: State & { isStaffs?: true }) {
  const { name, path, reach, hasNoScripts, isScreen, isStaffs } = state;
  for (const [width, height] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height });
    await page.goto(site.url + path);
    if (!hasNoScripts) await hydrated(page);
    await reach?.(page, site);
    await everyPictureLoaded(page);
    const file = join(root, "test-results", "screens", width, `${name}.png`);
    await page.screenshot({ path: file, fullPage: !isScreen, animations: "disabled" });
    if (isStaffs) expect(await objections(page), `${name}, axe at ${width} px`).toEqual([]);
  }
}

/** Goes down the page once, as a reader would: what is lazy loads, what appears on the way appears. */
async function everyPictureLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const screen = window.innerHeight;
    for (let top = 0; top < document.body.scrollHeight; top += screen) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    // Those beside a slider's window would never come by themselves.
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
