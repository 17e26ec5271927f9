import { boxOf } from "./box.ts";
import { expect, test } from "./site.ts";

for (const { width } of [{ width: 390 }, { width: 1440 }]) {
  test(`at ${width} px the pause button comes before the slides that it holds, and stands under them`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url);
    for (const name of ["Services in brief", "Ways to begin"]) {
      const banner = page.getByRole("region", { name });
      await banner.scrollIntoViewIfNeeded();
      const pause = banner.getByRole("button", { name: "Pause the slides" });
      await expect(pause).toBeVisible();

      expect(await banner.locator("a, button").first().getAttribute("aria-label")).toBe(
        "Pause the slides",
      );
      const slide = await boxOf(banner.locator("[role=group]:not([inert])"));
      expect((await boxOf(pause)).y).toBeGreaterThan(slide.y + slide.height);
    }
  });
}
