import { expect, test } from "./site.ts";

test("the home page shows once that a browser is there, by work of its own", async ({
  page,
  site,
}) => {
  const verdict = page.waitForResponse("**/api/recaptcha/verify-token");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(site.url);

  expect(await (await verdict).json()).toEqual({
    data: { success: true, proof: expect.any(String) },
  });

  await page.getByRole("link", { name: "See all 17 services" }).click();
  await expect(page).toHaveURL(`${site.url}/services`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("360 Degree");
  const checks = asked.filter((url) => url.endsWith("/api/recaptcha/verify-token"));
  expect(checks).toHaveLength(1);
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
});
