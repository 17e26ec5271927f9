import type { TwoStepSecret } from "#contract/answers/two-step.ts";
import { codeNeeded, codeWrong } from "#contract/two-step.ts";
import { appCode } from "#tests/authenticator.ts";
import { closeToast, toasts } from "./enquiry-form.ts";
import { asStaff, logIn } from "./office.ts";
import { imagesIn, openEditor, postTitled, writeSomething } from "./posts.ts";
import { expect, type Site, test } from "./site.ts";
import { objections, sideways } from "./staff.ts";

// A site of its own, whose admin has a second step.
test.use({ settings: { RETENTION_MONTHS: "23" }, allowedConsole: [/status of 401/] });

const stepMs = 30_000;

/** Switches two-step login on; gives what the authenticator app shows so many milliseconds from now. */
async function turnOnTwoStep(site: Site): Promise<(ms: number) => string> {
  const password = site.adminPassword;
  const { secret } = await asStaff<TwoStepSecret>(site, "POST", "/user/two-step", { password });
  const codeIn = (ms: number) => appCode(secret, new Date(Date.now() + ms));
  await asStaff(site, "POST", "/user/two-step/confirm", { code: codeIn(0) });
  return codeIn;
}

test("a login that ends while somebody writes is asked for in place, which can be left for later, with the code, too, and nothing is lost", async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const codeIn = await turnOnTwoStep(site);
  const editor = await openEditor(page, site);
  await writeSomething(editor, "With a second step");
  await page.evaluate(() => localStorage.setItem("token", "ended"));
  const publish = editor.getByRole("button", { name: "Publish" });
  await publish.click();

  const dialog = page.getByRole("dialog", { name: "Your login has ended" });
  const problem = dialog.getByRole("alert");
  const code = dialog.getByLabel("Code of the app, or a recovery code");
  const email = dialog.getByLabel("Email ID");
  const password = dialog.getByLabel("Password");
  await expect(email).toHaveValue(site.adminEmail);
  await expect(password).toBeFocused();
  await expect(code).toBeHidden();
  expect(await objections(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(toasts(page)).toHaveText("Blog adding failed");
  await expect(editor.getByLabel("Title")).toHaveValue("With a second step");
  await expect(imagesIn(editor)).toHaveCount(1);
  await closeToast(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await publish.click();
  await password.fill("not the password");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(problem).toHaveText("Incorrect email or password");
  await password.fill(site.adminPassword);
  await email.fill("no address");
  await page.keyboard.press("Enter");
  await expect(problem).toHaveText("Please enter a valid email address.");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  await expect(email).toBeFocused();
  await email.fill(site.adminEmail);
  await page.keyboard.press("Enter");
  await expect(problem).toHaveText(codeNeeded);
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  expect(await objections(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  // Too old.
  await page.keyboard.type(codeIn(-2 * stepMs));
  await page.keyboard.press("Enter");
  await expect(problem).toHaveText(codeWrong);
  const next = codeIn(stepMs);
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await page.keyboard.press("Enter");

  await expect(toasts(page)).toHaveText("New Blog added Successfully");
  await expect(dialog).toBeHidden();
  await expect(editor).toBeHidden();
  expect(await postTitled(site, "With a second step")).toMatchObject({ alts: ["A draft"] });
});
