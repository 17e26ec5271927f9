import { anjali, fillEnquiry, numberFromElsewhere, submitButton } from "./enquiry-form.ts";
import { enquiriesFrom, messagesFrom, subscribersFrom } from "./office.ts";
import { expect, test } from "./site.ts";

/** The browser notes the 400 that a refused form is answered with. */
test.use({ javaScriptEnabled: false, allowedConsole: [/status of 400/] });

test("the services menu opens and its links are there; the enquiry sends, with the same rules and texts", async ({
  page,
  site,
}) => {
  const person = { ...anjali, email: "no-script@example.com", number: "98470 12" };
  await page.goto(site.url);
  await page.getByText("Services", { exact: true }).first().click();
  await expect(page.getByRole("link", { name: "Student Visa" }).first()).toBeVisible();

  await page.getByRole("link", { name: "Enquire Now" }).filter({ visible: true }).first().click();
  await fillEnquiry(page.locator("main"), person);
  await submitButton(page).click();
  await expect(page.getByLabel("Contact number")).toHaveAccessibleDescription(
    `Enter a valid 10-digit phone number. ${numberFromElsewhere}`,
  );
  await expect(page.getByLabel("Category")).toHaveValue(person.category);
  await expect(page.getByLabel("Your question")).toHaveValue(person.doubt);

  await fillEnquiry(page.locator("main"), { number: anjali.number });
  await submitButton(page).click();
  await expect(page.locator("main").getByRole("status")).toContainText(
    "Enquiry sent successfully!",
  );
  await expect(page.locator("main").getByRole("status")).toContainText(/M-\w{4}-\w{4}/);
  await expect(page.locator("main").getByRole("status")).toContainText(
    /We answer by .+ \(Central Time\), which is .+ \(India Standard Time\)\./,
  );

  await page.reload();
  expect(await enquiriesFrom(site, person.email)).toMatchObject([
    { phone: "9847055512", doubt: person.doubt },
  ]);
});

test("the two short forms of the home page send", async ({ page, site }) => {
  for (const { form, phone } of [
    { form: ".hero__form", phone: "number" },
    { form: ".mailstrip", phone: "phone" },
  ]) {
    await test.step(form, async () => {
      const email = `no-script-${phone}@example.com`;
      await page.goto(site.url);
      const strip = page.locator(form);
      await strip.locator("[name=name]").fill("Sunita Rao");
      await strip.locator("[name=email]").fill(email);
      await strip.locator(`[name=${phone}]`).fill("(512) 555-0118");
      await strip.getByRole("button", { name: "Send" }).click();
      await expect(page.locator("main").getByRole("status")).toContainText(
        "Message sent successfully!",
      );
      expect(await messagesFrom(site, email)).toMatchObject([{ phone: "5125550118" }]);
    });
  }
});

for (const [index, key] of ["two\r\nlines", "ключ-ключ-ключ", "short"].entries()) {
  test(`what comes with a key that is none, ${JSON.stringify(key)}, is stored all the same`, async ({
    request,
    site,
  }) => {
    const email = `no-key-${index}@example.com`;
    const lead = { name: "Meera Pillai", email, phone: "", number: "9446055520", key };
    const options = { form: lead, headers: { Origin: site.url }, maxRedirects: 0 };
    for (const path of ["/message", "/newsletter"]) {
      expect((await request.post(site.url + path, options)).status(), path).toBe(303);
    }
    expect(await messagesFrom(site, email)).toHaveLength(1);
    expect(await subscribersFrom(site, email)).toHaveLength(1);
  });
}

const posted = {
  name: "Meera Pillai",
  email: "proxy@example.com",
  number: "9446055520",
  category: "B-2 Visitor Visa",
};

test("a form is taken behind a proxy that speaks https, and not from another site", async ({
  request,
  site,
}) => {
  const own = new URL(site.url);
  const send = (headers: Record<string, string>) =>
    request.post(`${site.url}/enquiry`, { form: posted, headers, maxRedirects: 0 });

  expect((await send({ Origin: `https://${own.host}` })).status()).toBe(303);
  expect((await send({ Origin: "null" })).status()).toBe(303);
  expect((await send({ Origin: "https://elsewhere.example" })).status()).toBe(403);
  expect((await send({ Origin: "null", "Sec-Fetch-Site": "cross-site" })).status()).toBe(403);
  expect(await enquiriesFrom(site, posted.email)).toHaveLength(2);
});
