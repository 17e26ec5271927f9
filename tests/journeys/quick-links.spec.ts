import { services } from "#contract/services.ts";
import { expect, test } from "./site.ts";
import { sixLinks } from "./six-links.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the six official pages open in a new tab, the 17 services stand in their order", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/quick-link`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quick Links");
    const links = page.getByRole("region", { name: "Official pages" }).getByRole("link");
    await expect(links).toHaveCount(6);
    for (const [index, [name, url]] of sixLinks.entries()) {
      await expect(links.nth(index)).toContainText(name);
      await expect(links.nth(index)).toHaveAttribute("href", url);
      await expect(links.nth(index)).toHaveAttribute("target", "_blank");
      await expect(links.nth(index)).toHaveAttribute("rel", /noopener/);
    }

    const own = page.getByRole("region", { name: "Our services" }).getByRole("link");
    await expect(own).toHaveText(services.map(({ purpose, name }) => purpose + name));
    for (const [index, { slug }] of services.entries()) {
      await expect(own.nth(index)).toHaveAttribute("href", `/${slug}`);
    }
  });
});
