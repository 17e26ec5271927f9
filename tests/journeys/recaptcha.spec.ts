import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

// The lines that SPEC.md §8 asks for, and the browser's own about what does not come.
test.use({
  settings: { RECAPTCHA_SITE_KEY: "key-of-the-owner", RECAPTCHA_SECRET: "hush" },
  allowedConsole: [/Captcha error|ERR_FAILED|status of 400/],
});

const verify = "/api/recaptcha/verify-token";

/** Google's script as it is for the page: `asked` keeps what the page asks it for. */
const googleThatGives = (token: string) => `
  globalThis.asked = [];
  globalThis.grecaptcha = {
    ready: (run) => run(),
    execute: async (...words) => { asked.push(words); return ${token}; },
  };`;

const failures = [
  { google: undefined, says: /^Captcha error Error: executeRecaptcha not ready/, sends: 0 },
  { google: "// Nothing", says: /^Captcha error Error: executeRecaptcha not ready/, sends: 0 },
  { google: googleThatGives("''"), says: /^Captcha error Error: Token is null/, sends: 0 },
  { google: googleThatGives("null"), says: /^Captcha error Error: Token is null/, sends: 0 },
  // More than the server takes: it refuses the token.
  { google: googleThatGives("'x'.repeat(9000)"), says: /^Captcha error (?!.*null)/, sends: 1 },
];

test("with the owner's keys Google's token is sent once; every failure is told in the log only", async ({
  page,
  site,
}) => {
  const loaded: string[] = [];
  let google: string | undefined = googleThatGives("'from-google'");
  await page.route("https://www.google.com/**", async (route) => {
    loaded.push(route.request().url());
    if (google === undefined) await route.abort();
    else await route.fulfill({ contentType: "text/javascript", body: google });
  });
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(verify)) sent.push(request.postDataJSON());
  });

  const isSent = page.waitForRequest(`**${verify}`);
  await page.goto(site.url);
  await isSent;
  expect(await asked(page)).toEqual([["key-of-the-owner", { action: "homepage" }]]);
  await page.getByRole("link", { name: "See all 17 services" }).click();
  await expect(page).toHaveURL(`${site.url}/services`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("360 Degree");
  expect(sent).toEqual([{ token: "from-google" }]);
  expect(loaded).toEqual(["https://www.google.com/recaptcha/api.js?render=key-of-the-owner"]);

  for (const failure of failures) {
    google = failure.google;
    sent.length = 0;
    const line = page.waitForEvent("console", (message) => failure.says.test(message.text()));
    await page.goto(site.url);
    expect((await line).type()).toBe("warning");
    expect(sent).toHaveLength(failure.sends);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

/** What Google's script was asked for by the page. */
const asked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked);
