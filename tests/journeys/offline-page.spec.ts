import { expect, test } from "./site.ts";
import { workerReady } from "./worker-ready.ts";

test.use({ serviceWorkers: "allow", allowedConsole: [/Failed to load resource|Captcha error/] });

test("without a connection a page says so, and comes when it is tried again, also where what is kept cannot be read", async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.url);
  await workerReady(page);

  await site.stop();
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("main")).toContainText("+91 484 555 0142");
  await expect(page.locator("h1")).toHaveCSS("font-family", /M360/i);

  await site.restart();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");

  for (const worker of context.serviceWorkers()) {
    await worker.evaluate(() => {
      caches.match = () => Promise.reject(new Error("The disk is full"));
    });
  }
  // By the worker: a sheet that the page has shown comes out of the browser's memory.
  const styles = await page.evaluate(() =>
    fetch(document.querySelector<HTMLLinkElement>("[rel=stylesheet]")?.href ?? "").then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  expect(styles).toBe(true);
});
