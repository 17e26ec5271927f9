import { answering, deskPath, holdDesk, openLead, sendEnquiry } from "./desk.ts";
import { toasts } from "./enquiry-form.ts";
import { loseAnswer, takenByServer } from "./lost-answer.ts";
import { asStaff, logIn } from "./office.ts";
import { expect, test } from "./site.ts";

test.use({ allowedConsole: [/ERR_FAILED|undo\)$/] });

const unheard = "No answer came from the server. It may have been done: try again, or undo it.";

test("a change that nobody answers is given up after its time, the desk shows what became of it, and what was pressed meanwhile is done", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const time = new AbortController();
      addEventListener("time-is-up", () => time.abort());
      return time.signal;
    };
  });
  const id = await openLead(page, site, { name: "Dead Line", email: "dead@example.com" });
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  await page.route(`**/api/desk/leads/${id}`, async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    await takenByServer(route.request());
    take();
  });
  await page.getByRole("textbox", { name: "Next step" }).fill("Call her");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await taken;
  await page.getByLabel("Note for colleagues").fill("Call after six.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("Saving…")).toBeVisible();
  const letGo = await holdDesk(page);
  await page.evaluate(() => dispatchEvent(new Event("time-is-up")));
  await expect(page.getByText(unheard)).toBeVisible();
  letGo();
  await expect(page.getByText(`${unheard} The note is saved.`)).toBeVisible();
  const history = page.locator(".desk-history");
  await expect(history).toContainText("Call after six.");
  await expect(history).toContainText("Call her");
});

test("a change of many that failed half-way says so, keeps what is chosen, and can be taken back", async ({
  page,
  site,
}) => {
  for (const which of ["one", "two"]) {
    await sendEnquiry(site, { name: `Halfway ${which}`, email: `halfway-${which}@example.com` });
  }
  await logIn(page, site);
  await page.goto(`${site.url}${deskPath}&q=halfway`);
  // The first is changed, and behind it the server fails.
  await page.route("**/api/desk/bulk", async (route) => {
    const { ids, change } = route.request().postDataJSON();
    const response = await route.fetch({ postData: { ids: ids.slice(0, 1), change } });
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, is_whole: false } } });
  });
  await page.getByLabel("Choose all on this page").check();
  await page.getByRole("button", { name: "Trash", exact: true }).click();

  await expect(
    page.getByText("1 lead moved to the trash. The others could not be changed. Please try again."),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Chosen leads" })).toContainText("2 leads chosen");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back.")).toBeVisible();
  await expect(page.getByRole("table").locator("tbody").getByRole("row")).toHaveCount(2);
});

test("a template and a view that were saved twice, as the first answer got lost, are one each", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Lost Answer", email: "lost.answer@example.com" });
  await answering(page).getByRole("button", { name: "Reply by email" }).click();
  await answering(page).getByRole("button", { name: "Templates" }).click();
  await page.getByRole("button", { name: "New template" }).click();
  const editor = page.getByRole("dialog", { name: "New template" });
  await editor.getByLabel("Name").fill("Saved twice");
  await editor.getByLabel("Subject").fill("Your enquiry");
  await editor.getByRole("textbox", { name: "Text", exact: true }).fill("Dear {name}");
  await loseAnswer(page, "**/api/desk/templates", "POST");
  const save = editor.getByRole("button", { name: "Save the template" });
  await save.click();
  await expect(editor.getByRole("alert")).toHaveText("The template could not be saved.");
  await save.click();
  const templates = page.getByRole("dialog", { name: "Templates" });
  await expect(templates.getByRole("listitem").filter({ hasText: "Saved twice" })).toHaveCount(1);
  const savedTwice = async (path: string) =>
    (await asStaff<{ name: string }[]>(site, "GET", path)).filter(
      ({ name }) => name === "Saved twice",
    );
  expect(await savedTwice("/desk/templates")).toHaveLength(1);

  await page.goto(site.url + deskPath);
  await page.locator("summary").filter({ hasText: "Views" }).click();
  await page.getByLabel("Save this view as").fill("Saved twice");
  await loseAnswer(page, "**/api/desk/views", "POST");
  const saveView = page.getByRole("button", { name: "Save the view" });
  await saveView.click();
  await expect(toasts(page)).toHaveText("The views could not be changed. Please try again.");
  await saveView.click();
  await expect(toasts(page).filter({ hasText: "The view is saved." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Saved twice" })).toHaveCount(1);
  expect(await savedTwice("/desk/views")).toHaveLength(1);
});

test("a change whose answer got lost can be undone, also where the undo is lost first, and tried again", async ({
  page,
  site,
}) => {
  for (const which of ["one", "two"]) {
    await sendEnquiry(site, { name: `Unheard ${which}`, email: `unheard-${which}@example.com` });
  }
  await logIn(page, site);
  await page.goto(`${site.url}${deskPath}&q=unheard`);
  const notice = page.locator(".desk-notice");
  const rows = page.getByRole("table").locator("tbody").getByRole("row");
  const chosen = page.getByRole("region", { name: "Chosen leads" });
  await page.getByLabel("Choose all on this page").check();
  await loseAnswer(page, "**/api/desk/bulk", "POST");
  await chosen.getByRole("button", { name: "Stage" }).click();
  await page.keyboard.press("2");
  await expect(notice).toContainText(unheard);
  await expect(rows.filter({ hasText: "In touch" })).toHaveCount(2);

  await page.route("**/api/desk/undo", (route) => route.abort(), { times: 1 });
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(notice).toContainText("No answer came from the server. Please try again.");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(notice).toContainText("Taken back.");
  await expect(rows.filter({ hasText: "New" })).toHaveCount(2);

  // Sent again, it is the same change: it says how many, and not that it is so already.
  await loseAnswer(page, "**/api/desk/bulk", "POST");
  for (const text of [unheard, "2 leads moved to In touch."]) {
    await chosen.getByRole("button", { name: "Stage" }).click();
    await page.keyboard.press("2");
    await expect(notice).toContainText(text);
  }
  await expect(notice.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(chosen).toBeHidden();

  // Nothing of it has reached the server.
  await page.route("**/api/desk/bulk", (route) => route.abort(), { times: 1 });
  await page.getByLabel("Choose all on this page").check();
  await chosen.getByRole("button", { name: "Trash", exact: true }).click();
  await expect(notice).toContainText(unheard);
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(notice).toContainText("It had not been done: there is nothing to undo.");
  await expect(rows).toHaveCount(2);
});

test("a hand-over whose answer got lost is told as done when it is tried again", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Elsa Kurian", email: "elsa@example.com" });
  const open = page.getByRole("button", { name: /^Hand over to / });
  const office = String(await open.textContent()).replace("Hand over to ", "");
  await open.click();
  await page.getByLabel(`What ${office} needs to know`).fill("Lives there.");
  await loseAnswer(page, "**/hand-over", "POST");
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(page.getByText("No answer came from the server. Please try again.")).toBeVisible();
  await expect(page.getByText(`${office} has this lead already.`)).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(page.getByText(`Handed over to ${office}.`)).toBeVisible();
  await expect(page.getByLabel(`What ${office} needs to know`)).toBeHidden();
  await expect(page.getByText(`For ${office}: Lives there.`)).toHaveCount(1);
});
