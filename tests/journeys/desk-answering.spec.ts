import { answering, deskPath, openLead } from "./desk.ts";
import { drawn, holdCalls } from "./held-calls.ts";
import { expect, test } from "./site.ts";
import { editorOn, textOn, writeTemplate } from "./templates.ts";

test("a template is made, filled with the lead's words, sent, and the clock stops", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Devika Rajan", email: "devika@example.com" });
  const panel = answering(page);
  await expect(panel).toContainText(/of office time left/);
  await expect(panel).toContainText(/Promised by \w+day \d+ \w+ \d+, \d\d:\d\d/);

  await panel.getByRole("button", { name: "Reply by email" }).click();
  await panel.getByRole("button", { name: "Templates" }).click();
  const dialog = page.getByRole("dialog", { name: "Templates" });
  await dialog.getByRole("button", { name: "New template" }).click();
  const editor = page.getByRole("dialog", { name: "New template" });
  await editor.getByLabel("Name").fill("First answer");
  await editor.getByLabel("Subject").fill("Your enquiry {receipt}");
  await editor.getByRole("textbox", { name: "Text", exact: true }).fill("Dear {nmae}, ");
  await editor.getByRole("button", { name: "Save the template" }).click();
  await expect(
    editor.getByRole("textbox", { name: "Text", exact: true }),
  ).toHaveAccessibleDescription(/\{nmae\} is no placeholder/);
  await editor.getByRole("textbox", { name: "Text", exact: true }).fill("Dear ");
  await editor.getByRole("button", { name: "{name}" }).click();
  await expect(editor.getByRole("region", { name: "Preview" })).toContainText("Dear Devika Rajan");
  // A selection that is drawn out of the dialog is no press beside it.
  const box = await editor.getByRole("textbox", { name: "Text", exact: true }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(editor.getByRole("region", { name: "Preview" })).toContainText("Dear Devika Rajan");
  await editor.getByRole("button", { name: "Save the template" }).click();
  await dialog.getByRole("button", { name: "Close the templates" }).click();

  await panel.getByLabel("Begin with a template").selectOption("First answer");
  await panel.getByRole("button", { name: "Use it" }).click();
  await expect(panel.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(
    "Dear Devika Rajan",
  );
  await panel.getByRole("button", { name: "Send the reply" }).click();
  await expect(panel.getByRole("list", { name: "Answers" })).toContainText("Sent");
  await expect(panel).toContainText("Answered");
  await expect(panel).not.toContainText("of office time left");
  const mail = await site.mail.mail(
    ({ envelope, text }) => envelope.to.includes("devika@example.com") && text.includes("Dear"),
  );
  expect(mail.subject).toMatch(/^Your enquiry M-/);
});

test("a reply is typed behind its greeting, and gone on with behind what was written", async ({
  page,
  site,
}) => {
  const id = await openLead(page, site, { name: "Leela Menon", email: "leela@example.com" });
  const text = answering(page).getByRole("textbox", { name: "Text", exact: true });
  await answering(page).getByRole("button", { name: "Reply by email" }).click();
  await expect(text).toBeFocused();
  await expect(text, "what is written from right to left is read so").toHaveCSS(
    "unicode-bidi",
    "plaintext",
  );
  await page.keyboard.type("yes, you can.");
  await expect(text).toHaveValue("Dear Leela Menon,\n\nyes, you can.");

  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.goto(`${site.url}${deskPath}&q=leela&lead=${id}`);
  await expect(text).toBeFocused();
  const belowButtons = async () => {
    const [field, acts] = [
      await text.boundingBox(),
      await page.locator(".reply__acts").boundingBox(),
    ];
    return (field?.y ?? 0) + (field?.height ?? 0) - (acts?.y ?? 0);
  };
  await expect.poll(belowButtons, "what was written is in sight").toBeLessThanOrEqual(0);
  await page.keyboard.type(" It takes a week.");
  await expect(text).toHaveValue("Dear Leela Menon,\n\nyes, you can. It takes a week.");
  // What is wrong with it is said until it is right, and not until the next press.
  await text.fill("Dear {name}, yes.");
  await answering(page).getByRole("button", { name: "Send the reply" }).click();
  const alert = answering(page).getByRole("alert");
  await expect(alert).toHaveText("{name} is still to be filled in.");
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await text.fill("Dear Leela Menon, yes.");
  await expect(alert).toHaveCount(0);
  await expect(text).not.toHaveAttribute("aria-invalid");
  // What is pasted is not cut without a word.
  await page.keyboard.insertText("t".repeat(10_000));
  await expect(alert).toHaveCount(0);
  await answering(page).getByRole("button", { name: "Send the reply" }).click();
  await expect(alert).toHaveText("The text can have at most 10,000 characters.");
});

test("a template that is being saved can not be changed: all that its fields show is kept; nor takes one the place of a reply that is being sent", async ({
  page,
  site,
}) => {
  await writeTemplate(page, site, { name: "Saved Slowly", email: "saved.slowly@example.com" });
  const letGo = await holdCalls(page, "**/api/desk/templates");
  await editorOn(page).getByRole("button", { name: "Save the template" }).click();
  await expect(editorOn(page).getByRole("button", { name: "Saving" })).toBeVisible();
  await textOn(page).focus();
  await page.keyboard.type("and more");
  await editorOn(page).getByRole("button", { name: "{name}" }).click();
  await expect(textOn(page)).toHaveValue("Dear ");
  for (const label of ["Name", "Subject"]) {
    await expect(editorOn(page).getByLabel(label)).not.toBeEditable();
  }
  const back = editorOn(page).getByRole("button", { name: "Back to the list" });
  await expect(back).toBeDisabled();
  await back.press("Enter");
  await drawn(page);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);

  letGo();
  const list = page.getByRole("dialog", { name: "Templates" });
  await list.getByRole("button", { name: "Edit For Saved Slowly" }).click();
  const saved = page.getByRole("dialog", { name: "Change the template" });
  await expect(saved.getByRole("textbox", { name: "Text", exact: true })).toHaveValue("Dear");
  await saved.getByRole("button", { name: "Back to the list" }).click();
  await list.getByRole("button", { name: "Close the templates" }).click();

  const panel = answering(page);
  const text = panel.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("Dear Sent, yes.");
  const letGoReply = await holdCalls(page, "**/reply");
  await panel.getByRole("button", { name: "Send the reply" }).click();
  await expect(panel.getByRole("button", { name: "Sending" })).toBeVisible();
  await panel.getByLabel("Begin with a template").selectOption("For Saved Slowly");
  await panel.getByRole("button", { name: "Use it" }).press("Enter");
  await expect(panel.getByRole("button", { name: "Use it" })).toBeDisabled();
  await expect(text).toHaveValue("Dear Sent, yes.");

  letGoReply();
  await expect(page.getByText("The reply is on its way.")).toBeVisible();
});

test("one press calls or opens the chat; staff say whether it was an answer", async ({
  page,
  site,
}) => {
  const fields = { name: "Ravi Iyer", email: "ravi.iyer@example.com", number: "9847012345" };
  await openLead(page, site, { ...fields, zone: "Asia/Kolkata" });
  const panel = answering(page);
  const call = panel.getByRole("link", { name: "Call +91 98470 12345" });
  await expect(call).toHaveAttribute("href", "tel:+919847012345");
  const fact = page.getByRole("link", { name: fields.number, exact: true });
  await expect(fact).toHaveAttribute("href", "tel:+919847012345");
  await expect(panel.getByRole("link", { name: "Chat" })).toHaveAttribute(
    "href",
    "https://wa.me/919847012345",
  );
  await expect(panel).toContainText(/There it is \w+day \d\d:\d\d\./);

  // What follows a press is the device's own matter.
  await call.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await call.click();
  await expect(panel.getByRole("status")).toHaveText("Did you reach them?");
  await panel.getByRole("button", { name: "Yes, answered" }).click();
  await expect(panel.getByRole("list", { name: "Answers" })).toContainText("By phone");
  await expect(page.getByText("Answered by phone.")).toBeVisible();
  await expect(page.getByText("Owner: Nobody → admin")).toBeVisible();
  const pipeline = page.getByRole("region", { name: "Pipeline" });
  await expect(pipeline.getByLabel("Owner").locator(":checked")).toHaveText("admin");

  await panel.getByRole("button", { name: "Hand over to Austin" }).click();
  await panel.getByLabel("What Austin needs to know").fill("Wants a call at noon in Chicago.");
  await panel.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(page.getByText("For Austin: Wants a call at noon in Chicago.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Hand over to Kochi" })).toBeVisible();
});

test("a word that was wrong is taken back: at once, and later", async ({ page, site }) => {
  const fields = { name: "Meera Pillai", email: "meera@example.com" };
  await openLead(page, site, fields);
  const panel = answering(page);
  const answers = panel.getByRole("list", { name: "Answers" });
  const say = () => panel.getByRole("button", { name: "Answered elsewhere" }).click();

  await say();
  await expect(answers).toContainText("Elsewhere");
  await page.keyboard.press("z");
  await expect(page.getByText("Taken back.", { exact: true })).toBeVisible();
  await expect(answers).toBeHidden();

  await say();
  await answers.getByRole("button", { name: "Take back" }).click();
  await expect(answers.getByRole("status")).toContainText("Take this answer back?");
  await page.keyboard.press("Enter");
  await expect(answers.getByRole("status")).toBeHidden();
  await page.keyboard.press("Enter");
  await answers.getByRole("button", { name: "Yes, take it back" }).click();
  await expect(answers).toBeHidden();
  await expect(panel).toContainText(/of office time left/);
  await expect(page.getByText("Taken back: Answered elsewhere.")).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Stage/ })).toContainText("New");
});

for (const { timezoneId, zone } of [
  { timezoneId: "Asia/Kolkata", zone: "IST" },
  { timezoneId: "America/Chicago", zone: "C[SD]T" },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the lead names its time zone in one way", async ({ page, site }) => {
      const name = "Zaina Ali";
      await openLead(page, site, { name, email: `zaina-${timezoneId.slice(0, 4)}@example.com` });
      const lead = page.getByRole("region", { name });
      await lead.getByRole("button", { name: "Answered elsewhere" }).click();
      await expect(page.getByText("Noted as answered.")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(lead).toContainText("Taken back: Answered elsewhere.");
      const times = await lead.locator("time").allTextContents();
      expect(times.length).toBeGreaterThan(3);
      const inOneWay = new RegExp(`\\d{1,2} \\w{3,4} \\d{4}, \\d\\d:\\d\\d ${zone}$`);
      for (const time of times) expect(time).toMatch(inOneWay);
    });
  });
}
