import { hydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 768, height: 1024 } });

test("behind the open menu nothing scrolls or takes the focus; closing gives both back, and so does a link that leads on", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await hydrated(page);
  const burger = page.getByRole("button", { name: "Open the menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  const whole = page.locator("html");

  await burger.click();
  await expect(menu.getByRole("button", { name: "Close the menu" })).toBeFocused();
  await expect(whole).toHaveCSS("overflow-y", "hidden");
  await expect(page.locator("main")).toHaveJSProperty("inert", true);

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
  await expect(whole).toHaveCSS("overflow-y", "visible");
  await expect(page.locator("main")).toHaveJSProperty("inert", false);

  await burger.click();
  await menu.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/blog`);
  await expect(menu).toBeHidden();
  await expect(whole).toHaveCSS("overflow-y", "visible");
});
