import { aColleague } from "./colleague.ts";
import { toasts } from "./enquiry-form.ts";
import { loseAnswer } from "./lost-answer.ts";
import { asStaff } from "./office.ts";
import { expect, test } from "./site.ts";

test.use({ allowedConsole: [/ERR_FAILED|status of 40[014]/] });

test("an account that was made although no answer came is ready at the next press", async ({
  page,
  site,
}) => {
  const [name, email] = ["Rosa Bad-Line", "rosa@bad-line.example"];
  await asStaff(site, "POST", "/user/invitations", { name, email });
  const { text } = await site.mail.mail(({ envelope }) => envelope.to.includes(email));
  await page.goto(/http\S+/.exec(text)?.[0] ?? "");
  for (const field of ["Enter new password", "Confirm new password"]) {
    await page.getByLabel(field).fill("battery staple");
  }
  await loseAnswer(page, "**/invitation/accept", "POST");
  const create = page.getByRole("button", { name: "Create Account" });
  await create.click();
  await expect(toasts(page)).toContainText("The account could not be made.");
  await create.click();
  await expect(toasts(page)).toContainText("Your account is ready. Please login.");
  await expect(page.getByLabel("Email ID")).toHaveValue(email);
  await page.getByLabel("Password").fill("battery staple");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/dashboard/);
});

test("a password that may have been changed although no answer came says which one counts", async ({
  page,
  site,
}) => {
  const { email, token, password } = await aColleague(site, "Paul Bad-Line");
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto(`${site.url}/admin/dashboard?section=account`);
  const form = page.getByRole("region", { name: "Change password" });
  await form.getByLabel("Current password").fill(password);
  await form.getByLabel(/^New password/).fill("another staple");
  await form.getByLabel("Confirm new password").fill("another staple");
  await loseAnswer(page, "**/change-password", "POST");
  const change = form.getByRole("button", { name: "Change Password" });
  await change.click();
  await expect(toasts(page)).toContainText(
    "if you have to log in then, the new password counts already.",
  );
  await change.click();
  await expect(page).toHaveURL(/admin\/login/);
  await page.getByLabel("Email ID").fill(email);
  await page.getByLabel("Password").fill("another staple");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/dashboard/);
});
