import { boxOf } from "./box.ts";
import { holdCalls } from "./held-calls.ts";
import { barHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

test("the bar holds three actions, and moves once, for half a second; the chat opens the messaging app elsewhere; the way back to the top is there after 600 px", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await barHydrated(page);
  const bar = page.getByRole("complementary", { name: "Shortcuts" });
  await expect(bar.getByRole("link", { name: "Call us" })).toHaveAttribute(
    "href",
    "tel:+15125550142",
  );
  const rail = bar.locator(".rail");
  await expect(rail).toHaveCSS("animation-name", "wiggle");
  await expect(rail).toHaveCSS("animation-duration", "0.5s");
  await expect(rail).toHaveCSS("animation-iteration-count", "1");

  const chat = page.getByRole("link", { name: "Chat with us on WhatsApp" });
  await expect(chat).toHaveAttribute("href", "https://wa.me/15125550142");
  await expect(chat).toHaveAttribute("target", "_blank");

  const toTop = page.getByRole("button", { name: "Back to the top" });
  const scrollTo = (top: number) =>
    page.evaluate((px) => window.scrollTo({ top: px, behavior: "instant" }), top);
  await scrollTo(601);
  await expect(toTop).toBeVisible();
  await scrollTo(600);
  await expect(toTop).toBeHidden();
  await scrollTo(2000);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();

  await bar.getByRole("link", { name: "Newsletter" }).click();
  await expect(page.getByRole("dialog", { name: "The visa letter" })).toBeVisible();
  await bar.getByRole("link", { name: "Enquire" }).click();
  await expect(page.getByRole("dialog", { name: "Enquiry" })).toBeVisible();
});

for (const [timezoneId, tel] of [
  ["Asia/Kolkata", "+914845550142"],
  ["America/New_York", "+15125550142"],
]) {
  test.describe(`where the clock is that of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the bar calls the office there, and Austin before its script", async ({ page, site }) => {
      const call = page.getByRole("link", { name: "Call us" });
      const release = await holdCalls(page, /\.js$/);
      await page.goto(`${site.url}/about`, { waitUntil: "commit" });
      await expect(call).toHaveAttribute("href", "tel:+15125550142");
      release();
      await barHydrated(page);
      // The phone's own program is not begun.
      await call.evaluate((link) =>
        link.addEventListener("click", (event) => event.preventDefault()),
      );
      await call.click();
      await expect(call).toHaveAttribute("href", `tel:${tel}`);
      await expect(page.getByRole("link", { name: "Chat with us on WhatsApp" })).toHaveAttribute(
        "href",
        "https://wa.me/15125550142",
      );
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the bar lies along the lower edge and covers no words of the footer", async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    const bar = page.locator(".rail");
    await bar.evaluate((rail) =>
      Promise.all(rail.getAnimations().map((wiggle) => wiggle.finished)),
    );
    const { x, y, width, height } = await boxOf(bar);
    expect({ x, width, bottom: y + height }).toEqual({ x: 0, width: 390, bottom: 844 });

    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
    const lastWords = await boxOf(page.locator(".foot__base p").last());
    expect(lastWords.y + lastWords.height).toBeLessThan(y);
  });
});
