import type { Locator, Page } from "@playwright/test";
import { holdClock, markedDot, openWithClock, setHidden } from "./held-page.ts";
import { expect, type Site, test } from "./site.ts";

/** Source: SPEC.md §2.6. */
const slides = [
  ["EB-5 Investment visa", "/eb-5-investor-visa", "Know More"],
  ["L-1A Visa", "/l-1a-new-office-visa", "Know More"],
  ["H-1B Employers", "/paf-public-access-files-for-h-1b-employers", "Know More"],
  ["Attorney Connect", "/enquiry", "Connect Us"],
  ["Family Visa", "/family-based-visa", "Know More"],
  ["Business Visa", "/b-1-business-visitor-visa", "Know More"],
  ["Academic/Work Experience Evaluation", "/enquiry", "Connect Us"],
  ["Visa refusal 221(g)", "/enquiry", "Know More"],
  ["Nurse Visa", "/visa-for-nurses-rn", "Know More"],
] as const;

const bannerOf = (page: Page) => page.getByRole("region", { name: "Services in brief" });
const dot = (banner: Locator, number: number) =>
  banner.getByRole("button", { name: `Slide ${number} of 9` });

/** The one that can be used; the others are inert. */
const shown = (banner: Locator) => banner.locator(".foil:not([inert])");

async function openBanner(page: Page, site: Site): Promise<Locator> {
  await openWithClock(page, site.url);
  const banner = bannerOf(page);
  await banner.scrollIntoViewIfNeeded();
  await expect(dot(banner, 9)).toBeVisible();
  await holdClock(page);
  return banner;
}

/** The given slide stands still under the pointer; when that is away, its time begins. */
async function begin(page: Page, banner: Locator, number: number) {
  await dot(banner, number).click();
  await page.clock.runFor(2000);
  await page.mouse.move(0, 0);
  await expect(banner).toHaveAttribute("data-autoplay", "playing");
}

/** Each with its button and link. */
async function expectNineSlides(banner: Locator) {
  const foils = banner.locator(".foil");
  await expect(foils).toHaveCount(9);
  for (const [at, [title, path, button]] of slides.entries()) {
    await expect(foils.nth(at).locator("h3")).toHaveText(title);
    await expect(foils.nth(at).locator("a")).toHaveText(button);
    await expect(foils.nth(at).locator("a")).toHaveAttribute("href", path);
  }
}

async function expectSlide(banner: Locator, number: number) {
  await expect(markedDot(banner)).toHaveAccessibleName(`Slide ${number} of 9`);
  await expect(shown(banner).getByRole("heading")).toHaveText(slides[number - 1]?.[0] ?? "");
}

test("nine slides stand in their order; each stays 4000 ms and the next comes within 800 ms, round and round", async ({
  page,
  site,
}) => {
  const banner = await openBanner(page, site);
  await expectNineSlides(banner);
  // Over the picture lies white of 92 %.
  await expect(banner).toHaveCSS(
    "background-image",
    /^linear-gradient\(rgba\(255, 255, 255, 0\.92\).*, url\(/,
  );

  await begin(page, banner, 8);
  await page.clock.runFor(3999);
  await expectSlide(banner, 8);
  await page.clock.runFor(1);
  await expectSlide(banner, 9);

  /** How far the slide stands from its place at the left edge of the text, in px. */
  const wayToGo = async () => {
    const slide = await shown(banner).boundingBox();
    const text = await banner.locator(".dots").boundingBox();
    return Math.abs((slide?.x ?? 0) - (text?.x ?? 0));
  };
  expect(await wayToGo()).toBeGreaterThan(900);
  await page.clock.runFor(700);
  expect(await wayToGo()).toBeGreaterThan(1);
  await page.clock.runFor(116); // 800 ms, and the frame that they end in
  expect(await wayToGo()).toBeLessThan(1);

  await page.clock.runFor(4000 - 816);
  await expectSlide(banner, 1);
});

test("it rests under the pointer and the focus, in a hidden tab and under a dialog", async ({
  page,
  site,
}) => {
  const banner = await openBanner(page, site);
  const rests = async (state: string) => {
    await expect(banner).toHaveAttribute("data-autoplay", state);
    await page.clock.runFor(12_000);
    await expectSlide(banner, 2);
  };
  await begin(page, banner, 2);

  await banner.getByRole("heading", { name: "L-1A Visa" }).hover();
  await rests("hovered");
  await page.mouse.move(0, 0);

  await page.keyboard.press("Tab");
  await expect(banner.locator(":focus")).toHaveCount(1);
  await rests("focused");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await setHidden(page, true);
  await rests("away");
  await setHidden(page, false);

  await page.getByRole("banner").getByRole("link", { name: "Enquire Now" }).click();
  await expect(page.getByRole("dialog", { name: "Enquiry" })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(banner).toHaveAttribute("data-autoplay", "away");
  await page.clock.runFor(12_000);
  await page.keyboard.press("Escape");
  await page.clock.runFor(500);
  await expectSlide(banner, 2);

  await expect(banner).toHaveAttribute("data-autoplay", "playing");
  await page.clock.runFor(4000);
  await expectSlide(banner, 3);
});

test("the pause button holds it, and lets it go on; a swipe leads on, and it goes on by itself after it", async ({
  page,
  site,
}) => {
  const banner = await openBanner(page, site);
  await begin(page, banner, 1);
  await banner.getByRole("button", { name: "Pause the slides" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(12_000);
  await expectSlide(banner, 1);

  await banner.getByRole("button", { name: "Play the slides" }).click();
  await expect(banner).toHaveAttribute("data-autoplay", "playing");
  await page.clock.runFor(4000);
  await expectSlide(banner, 2);

  await begin(page, banner, 1);
  const box = await shown(banner).boundingBox();
  const middle = (box?.y ?? 0) + 60;
  await page.mouse.move(900, middle);
  await page.mouse.down();
  await page.mouse.move(200, middle, { steps: 5 });
  await page.mouse.up();
  await expectSlide(banner, 2);

  await page.mouse.move(0, 0);
  await expect(banner).toHaveAttribute("data-autoplay", "playing");
  await page.clock.runFor(4000);
  await expectSlide(banner, 3);
});

test("the buttons of slides 4, 7 and 8 open the enquiry and stop the banner until the page is loaded again", async ({
  page,
  site,
}) => {
  for (const number of [4, 7, 8]) {
    await test.step(`slide ${number}`, async () => {
      const banner = await openBanner(page, site);
      await begin(page, banner, number);
      await shown(banner).getByRole("link").click();
      const enquiry = page.getByRole("dialog", { name: "Enquiry" });
      await expect(enquiry).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(async () => {
        await page.clock.runFor(500);
        await expect(enquiry).toBeHidden({ timeout: 100 });
      }).toPass();
      await page.mouse.move(0, 0);
      await page.clock.runFor(12_000);
      await expectSlide(banner, number);
      await expect(banner.getByRole("button", { name: /the slides/ })).toHaveCount(0);
      await expect(banner).toHaveAttribute("data-autoplay", "stopped");
      await page.clock.resume();
    });
  }
  // Which of them stopped it makes no difference here.
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await page.goBack();
  await expect(bannerOf(page)).toHaveAttribute("data-autoplay", "stopped");
  await page.reload();
  await bannerOf(page).scrollIntoViewIfNeeded();
  await expect(bannerOf(page)).toHaveAttribute("data-autoplay", "playing");
});

test("with reduced motion nothing moves by itself, and a dot shows its slide at once", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const banner = await openBanner(page, site);
  await expect(banner).toHaveAttribute("data-autoplay", "paused");
  await page.clock.runFor(30_000);
  await expectSlide(banner, 1);

  await dot(banner, 3).click();
  await page.clock.runFor(100);
  await expectSlide(banner, 3);
  const slide = await shown(banner).boundingBox();
  const text = await banner.locator(".dots").boundingBox();
  expect(Math.abs((slide?.x ?? 0) - (text?.x ?? 0))).toBeLessThan(1);
});

test.describe("when the motion cannot be loaded", () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test("the slides are a row that can be scrolled", async ({ page, site }) => {
    const asked = page.waitForRequest(/\/motion-/);
    await page.route(/\/motion-/, (route) => route.abort());
    await page.goto(site.url);
    await asked;
    await expect(page.locator("#further[data-waiting]")).toHaveCount(0);
    await expectReachable(bannerOf(page), "Nurse Visa");
    await expect(bannerOf(page).locator(".dots")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all slides of both banners can be read and used", async ({ page, site }) => {
    await page.goto(site.url);
    await expect(bannerOf(page).getByRole("link")).toHaveCount(9);
    await expectReachable(bannerOf(page), "Nurse Visa");
    const closing = page.getByRole("region", { name: "Ways to begin" });
    await expect(closing.getByRole("link")).toHaveCount(4);
    await expectReachable(closing, "221(g)");
    await closing.getByRole("link", { name: "Know More" }).click();
    await expect(page.getByLabel("Full name")).toBeVisible();
  });
});

async function expectReachable(banner: Locator, title: string) {
  const heading = banner.getByRole("heading", { name: title });
  await expect(heading).not.toBeInViewport();
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport({ ratio: 1 });
}
