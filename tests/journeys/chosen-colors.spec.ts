import { hydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

test.use({ forcedColors: "active" });

test("the field that has the focus shows it where the system chooses the colours", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  const cell = page.locator("main .cell").first();
  await expect(cell).toHaveCSS("outline-style", "none");

  await cell.getByRole("textbox").focus();

  await expect(cell).toHaveCSS("outline-style", "solid");
});
