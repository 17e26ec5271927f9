import { hydrated, wholeHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("the home page has the parts and the words of SPEC 2.6", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".strip h3")).toHaveText([
    "B1 Business Visa",
    "EB-5 Investor Visa",
    "Student Visa",
    "Nurse's Visa",
  ]);
  await expect(page.locator(".strip__c a")).toHaveCount(0);
  await expect(page.locator("main").getByRole("heading", { name: "Quick Contact" })).toBeVisible();
  await expect(page.getByPlaceholder("Name*", { exact: true })).toBeVisible();
  await expect(page.getByPlaceholder("Email Address*", { exact: true })).toHaveAttribute(
    "type",
    "email",
  );
  await expect(page.getByRole("heading", { name: "Our Commitment" })).toBeVisible();
  const wayTo = (text: string) => page.locator("main a").filter({ hasText: text });
  await expect(wayTo("ALL SERVICES")).toHaveAttribute("href", "/services");
  await expect(wayTo("Read More")).toHaveAttribute("href", "/about");
  await expect(page.locator("img[width='1024'][height='683']")).toHaveCount(1);
});

test("the route draws itself once in 1.8 s, and nothing is painted anew for it", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.goto("/");
  for (const moved of [page.locator(".dl-route"), page.locator(".dl-window")]) {
    await expect(moved).toHaveCSS("animation-duration", "1.8s");
    await expect(moved).toHaveCSS("animation-iteration-count", "1");
    expect(await moved.evaluate(changedProperties)).toEqual(["transform"]);
  }

  const { length, lines, windows } = await page.locator(".dial").evaluate(drawing);
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.05);
  // From wholly above the line to where all of it is seen.
  expect(Math.max(...windows) - Math.min(...windows)).toBeCloseTo(length, 1);
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("the hero cards on the first screen fade in and rise over 0.6 s, one after the other", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await hydrated(page);
    const second = page.locator(".strip__c").nth(1);
    await expect(second).toHaveCSS("animation-name", "strip-rise");
    await expect(second).toHaveCSS("animation-duration", "0.6s");
    await expect(second).toHaveCSS("animation-delay", "0.09s");
    await expect(second).toHaveCSS("opacity", "1");
  });

  test("those below it do so when a fifth of them is seen", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto("/");
    await wholeHydrated(page);
    const waiting = page.locator(".strip__c.is-waiting");
    await expect(waiting).toHaveCount(4);
    const second = page.locator(".strip__c").nth(1);
    await second.evaluate(showShare, 0.15);
    await expect(waiting).toHaveCount(4);
    await second.evaluate(showShare, 0.25);
    await expect(waiting).toHaveCount(0);
    await expect(second).toHaveCSS("transition-duration", "0.6s, 0.6s");
    await expect(second).toHaveCSS("transition-delay", "0.09s, 0.09s");
    await expect(second).toHaveCSS("opacity", "1");
  });
});

/** Runs in the page: scrolls until so much of a part is in view, and waits until the browser has told its observers. */
const showShare = (part: Element, share: number) =>
  new Promise<void>((resolve) => {
    const { top, height } = part.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: "instant" });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Runs in the page: what the animations of a part change. What is neither moved nor faded would be painted for each step. */
const changedProperties = (part: Element) => {
  const steps = part
    .getAnimations()
    .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
  const told = new Set(["offset", "computedOffset", "easing", "composite"]);
  return [...new Set(steps.flatMap((step) => Object.keys(step)))].filter((name) => !told.has(name));
};

/** Runs in the page: how low the line and its window stand when it begins, in its middle, and at its end, px. */
const drawing = (dial: Element) => {
  const part = (name: string) => dial.querySelector(name) as SVGGraphicsElement;
  const line = part(".dl-route");
  const motions = dial.getAnimations({ subtree: true });
  const heightsOf = (moved: SVGGraphicsElement) =>
    [300, 1200, 2100].map((ms) => {
      for (const motion of motions) motion.currentTime = ms;
      return moved.getScreenCTM()?.f ?? Number.NaN;
    });
  return {
    lines: heightsOf(line),
    windows: heightsOf(part(".dl-window")),
    length: line.getBoundingClientRect().height,
  };
};
