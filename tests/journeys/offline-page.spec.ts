import { anjali, fillEnquiry, openEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { lettersCome } from "./letters-come.ts";
import { enquiriesFrom } from "./office.ts";
import { expect, test } from "./site.ts";
import { workerReady } from "./worker-ready.ts";

test.use({ serviceWorkers: "allow", allowedConsole: [/Failed to load resource|Captcha error/] });

test("without a connection a page says so, and comes by itself or when it is tried again, also where what is kept cannot be read", async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.url);
  await workerReady(page);

  const person = { ...anjali, email: "offline-page@example.com" };
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, person);
  await site.stop();
  await submitButton(dialog).click();
  await expect(dialog).toContainText("Not sent yet");
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("main")).toContainText("+91 484 555 0142");
  await lettersCome(page);
  // What is typed there would be lost.
  await expect(page.locator("form, a[href='/enquiry'], a[href='/newsletter']")).toHaveCount(0);
  await site.restart();
  await page.clock.fastForward(15_000);
  await expect(toasts(page)).toContainText("Enquiry sent successfully!");
  expect(await enquiriesFrom(site, person.email)).toHaveLength(1);

  await context.setOffline(true);
  await page.goto(`${site.url}/about`);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");

  const workers = context.serviceWorkers();
  expect(workers).toHaveLength(1);
  const failure = await workers[0]?.evaluate(() => {
    caches.match = () => Promise.reject(new Error("The disk is full"));
    return caches.match("/").catch(({ message }) => message);
  });
  expect(failure).toBe("The disk is full");
  // By the worker: a sheet that the page has shown comes out of the browser's memory.
  const styles = await page.evaluate(() =>
    fetch(document.querySelector<HTMLLinkElement>("[rel=stylesheet]")?.href ?? "").then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  expect(styles).toBe(true);
});
