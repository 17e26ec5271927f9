import { guide } from "#content/guide.ts";
import { toasts } from "./enquiry-form.ts";
import { expect, test } from "./site.ts";

test("a click on a button before React came is made again once it is there", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url + guide.path, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(toasts(page)).toHaveCount(0);

  release();
  await expect(toasts(page)).toContainText("Link copied to clipboard");
});
