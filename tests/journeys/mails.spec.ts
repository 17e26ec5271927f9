import { expectNothingSideways } from "./fits.ts";
import { test } from "./site.ts";
import { sendLead } from "./staff.ts";

const email = "phone-reader@example.com";

test("what a visitor is mailed is no wider than a phone, for all its long links", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/contact", {
    name: "Phone Reader",
    email,
    phone: "",
    message: "Hello",
  });
  await sendLead(site, "/api/subscription", { email });

  for (const words of ["receipt number", "/newsletter/confirm"]) {
    const { html, subject } = await site.mail.mail(
      ({ envelope, text }) => envelope.to.includes(email) && text.includes(words),
    );
    await page.setContent(html);
    await expectNothingSideways(page, 320, subject);
  }
});
