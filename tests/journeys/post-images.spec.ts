import type { Page } from "@playwright/test";
import { imagesMax } from "#contract/blog.ts";
import { aPicture } from "#tests/blog.ts";
import { pictures } from "./blog-posts.ts";
import { expectNothingSideways } from "./fits.ts";
import { holdCalls } from "./held-calls.ts";
import { holdClock, markedDot, openWithClock } from "./held-page.ts";
import { hydrated } from "./hydrated.ts";
import { addPost } from "./posts.ts";
import { expect, type Site, test } from "./site.ts";

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page) => carousel(page).locator(".carousel__slide");
const control = (page: Page, name: string) => carousel(page).getByRole("button", { name });

async function openCarousel(page: Page, site: Site) {
  const { id } = await addPost(site, { title: "Three", images: await pictures(3) });
  await openWithClock(page, `${site.url}/blog/${id}`);
  await expect(control(page, "Next image")).toBeVisible();
  await holdClock(page);
}

/** The given slide stands still under the pointer; when that is away, its time begins. */
async function begin(page: Page, number: number) {
  await control(page, `Slide ${number} of 3`).click();
  await page.clock.runFor(2000);
  await page.mouse.move(0, 0);
  await expect(carousel(page)).toHaveAttribute("data-autoplay", "playing");
}

async function expectTurns(page: Page) {
  await begin(page, 2);
  await page.clock.runFor(2999);
  await expectSlide(page, 2);
  await page.clock.runFor(1);
  await expectSlide(page, 3);

  /** How far the slide stands from its place, in px. */
  const wayToGo = async () => {
    const slide = await slides(page).nth(2).boundingBox();
    const box = await carousel(page).boundingBox();
    return Math.abs((slide?.x ?? 0) - (box?.x ?? 0));
  };
  expect(await wayToGo()).toBeGreaterThan(200);
  await page.clock.runFor(400);
  expect(await wayToGo()).toBeGreaterThan(1);
  await page.clock.runFor(116); // 500 ms, and the frame that they end in
  expect(await wayToGo()).toBeLessThan(1);

  await page.clock.runFor(3000 - 516);
  await expectSlide(page, 1);
}

function expectSlide(page: Page, number: number) {
  return expect(markedDot(carousel(page))).toHaveAccessibleName(`Slide ${number} of 3`);
}

test("several change every 3000 ms within 500 ms, round and round, at 390 and 1440 px; arrows lead both ways past the ends, and Pause holds them", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openCarousel(page, site);
  const before = carousel(page).locator("button, .carousel__slide");
  await expect(before.nth(1)).toHaveAccessibleName("Pause the slides");
  await expectTurns(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectTurns(page);

  await begin(page, 1);
  await control(page, "Previous image").click();
  await expectSlide(page, 3);
  await control(page, "Next image").click();
  await expectSlide(page, 1);
  await control(page, "Pause the slides").click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expectSlide(page, 1);
});

test("with reduced motion they stand still", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openCarousel(page, site);
  await expect(carousel(page)).toHaveAttribute("data-autoplay", "paused");
  await page.clock.runFor(10_000);
  await expectSlide(page, 1);
});

test("who has scrolled to an image before they move stays with it", async ({ page, site }) => {
  const { id } = await addPost(site, { images: await pictures(3) });
  const letGo = await holdCalls(page, /\/motion-/);
  await page.goto(`/blog/${id}`);
  await slides(page).nth(1).scrollIntoViewIfNeeded();
  letGo();

  await expectSlide(page, 2);
  const [slide, box] = await Promise.all([
    slides(page).nth(1).boundingBox(),
    carousel(page).boundingBox(),
  ]);
  expect(Math.abs((slide?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(1);
});

test("one is plain", async ({ page, site }) => {
  const { id } = await addPost(site, { images: await pictures(1), alts: ["A teal ground"] });
  await page.goto(`/blog/${id}`);
  await hydrated(page);
  await expect(page.getByRole("img", { name: "A teal ground" })).toBeVisible();
  await expect(carousel(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Next image" })).toHaveCount(0);
});

test("as many as a post may have are led through within the width of a phone, and by their dots on a desk", async ({
  page,
  site,
}) => {
  const images = await Promise.all(
    Array.from({ length: imagesMax }, (_, at) =>
      aPicture({ colour: `rgb(${at * 20}, 92, 92)`, width: 30, height: 20 }),
    ),
  );
  const { id } = await addPost(site, {
    title: "Many",
    images,
    alts: images.map((_, at) => `Image ${at + 1}`),
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/blog/${id}`);
  await expect(control(page, "Next image")).toBeVisible();
  const dots = carousel(page).getByRole("button", { name: /^Slide/ });
  await expect(dots).toHaveCount(imagesMax);

  for (const width of [320, 390]) {
    await expectNothingSideways(page, width, "twelve images");
    await expect(dots).toHaveCount(0);
    await expect(carousel(page).getByRole("list", { name: "Choose a slide" })).toBeVisible();
    for (const name of ["Previous image", "Next image"]) {
      await expect(control(page, name)).toBeInViewport({ ratio: 1 });
    }
  }
});
