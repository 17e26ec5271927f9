import { boxOf } from "./box.ts";
import { anjali, fillEnquiry, submitButton } from "./enquiry-form.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

test("beside the form stands what becomes of it and how to call; once it is sent, how to call", async ({
  page,
  site,
}) => {
  const main = page.locator("main");
  const next = main.getByRole("heading", { name: "What happens next" });
  for (const path of ["/message", "/enquiry"]) {
    await page.goto(site.url + path);
    const [form, beside] = await Promise.all([boxOf(main.locator("form")), boxOf(next)]);
    expect(beside.x, path).toBeGreaterThan(form.x + form.width);
    expect(beside.y - form.y, path).toBeLessThan(40);
    await expect(main.getByRole("listitem").filter({ hasText: "charge" })).toContainText(
      "It is named before you decide, and before work begins.",
    );
    await expect(main.getByRole("link", { name: "+91 484 555 0142" })).toBeVisible();
  }

  await fillEnquiry(main, { ...anjali, email: "beside@example.com" });
  await submitButton(main).click();
  await expect(main.getByRole("status")).toContainText("Enquiry sent successfully!");
  await expect(main.getByText(/^M-\w{4}-\w{4}$/)).toHaveCSS("white-space", "nowrap");
  await expect(next).toHaveCount(0);
  await expect(main).toContainText("Kochi: Monday to Friday, 9:30 am to 5:30 pm");
});

test("beside an address that a mail goes to stands what that mail brings", async ({
  page,
  site,
}) => {
  const main = page.locator("main");
  for (const [path, heading, step] of [
    ["/newsletter", "From your address to the first letter", "You press the link"],
    ["/my-data", "What the link opens", "A copy to keep"],
  ] as const) {
    await page.goto(site.url + path);
    const next = main.getByRole("heading", { name: heading });
    const [form, beside] = await Promise.all([boxOf(main.locator("form")), boxOf(next)]);
    expect(beside.x, path).toBeGreaterThan(form.x + form.width);
    expect(beside.y - form.y, path).toBeLessThan(40);
    await expect(main.getByRole("heading", { name: step })).toBeVisible();
  }
});
