import { hydrated } from "./hydrated.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";

test.use({ forcedColors: "active" });

test("where the system chooses the colours, the field that has the focus shows it, and so do the page, the section and the theme that are chosen", async ({
  page,
  site,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  const cell = page.locator("main .cell").first();
  await expect(cell).toHaveCSS("outline-style", "none");
  await cell.getByRole("textbox").focus();
  await expect(cell).toHaveCSS("outline-style", "solid");

  const places = page.getByRole("navigation", { name: "Main" });
  await expect(places.getByRole("link", { name: "Contact Us" })).toHaveCSS(
    "outline-style",
    "dashed",
  );
  await expect(places.getByRole("link", { name: "Blog" })).toHaveCSS("outline-style", "none");

  await page.goto("/enquiry");
  const ink = (part: Element) => getComputedStyle(part).color;
  const category = page.locator(".cell", { has: page.getByRole("combobox") });
  expect(await category.locator("> svg").evaluate(ink)).toBe(await category.evaluate(ink));

  await logIn(page, site);
  await page.goto("/admin/dashboard?section=account");
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Account" })).toHaveCSS("outline-style", "dashed");
  await expect(menu.getByRole("link", { name: "Team" })).toHaveCSS("outline-style", "none");
  await expect(page.getByRole("radio", { name: "System" })).toHaveCSS("outline-style", "dashed");
  await expect(page.getByRole("radio", { name: "Dark" })).toHaveCSS("outline-style", "none");
});
