import { expect, test } from "./site.ts";

test.use({ serviceWorkers: "allow", allowedConsole: [/Failed to load resource|Captcha error/] });

test("without a connection a page says so, and comes when it is tried again", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.evaluate(async () => {
    const { active, installing } = await navigator.serviceWorker.ready;
    const worker = active ?? installing;
    if (worker?.state === "activated") return;
    await new Promise((resolve) => worker?.addEventListener("statechange", resolve));
  });

  await site.stop();
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("main")).toContainText("+91 484 555 0142");
  await expect(page.locator("h1")).toHaveCSS("font-family", /M360/i);

  await site.restart();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});
