import type { Page } from "@playwright/test";
import type { State } from "./state.ts";

const desk = "/admin/dashboard?section=desk";
const tableShown = (page: Page) => page.getByRole("table").waitFor();
const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

/** A panel of the tools, by its button. */
const fold = (name: string): State => ({
  name: `staff-desk-${name.toLowerCase()}`,
  path: desk,
  isScreen: true,
  reach: async (page) => {
    await tableShown(page);
    await page
      .locator("summary")
      .filter({ hasText: RegExp(`^${name}`) })
      .click();
  },
});

/** What is done in the first lead, until `shown` is there. */
const inLead = (
  name: string,
  act: (page: Page) => Promise<void>,
  shown: (page: Page) => Promise<void>,
): State => ({
  name: `staff-desk-${name}`,
  path: desk,
  isScreen: true,
  reach: async (page) => {
    await openLead(page);
    await act(page);
    await shown(page);
  },
});

async function openLead(page: Page) {
  await tableShown(page);
  await page.getByRole("table").getByRole("row").nth(1).click();
  await page.getByRole("heading", { name: "History" }).waitFor();
}

const dialogShown = (name: string) => (page: Page) => page.getByRole("dialog", { name }).waitFor();

const leadStates: readonly State[] = [
  inLead(
    "lead",
    async () => undefined,
    async () => undefined,
  ),
  inLead(
    "lead-end",
    (page) => page.getByRole("heading", { name: "How it came" }).scrollIntoViewIfNeeded(),
    (page) => page.getByRole("link", { name: "Data of this person" }).scrollIntoViewIfNeeded(),
  ),
  inLead(
    "reply",
    async (page) => {
      // What was written stays with the lead.
      const begin = page.getByRole("button", { name: "Reply by email" });
      if (await begin.isVisible()) await begin.click();
    },
    async (page) => {
      const text = page.getByRole("textbox", { name: "Text", exact: true });
      await text.fill("Dear Anjali,\n\nyes, you can. Please bring both letters.");
      await text.scrollIntoViewIfNeeded();
    },
  ),
  inLead(
    "templates",
    async (page) => {
      await pressed(page, "Reply by email");
      await pressed(page, "Templates");
    },
    dialogShown("Templates"),
  ),
  inLead(
    "template-new",
    async (page) => {
      await pressed(page, "Reply by email");
      await pressed(page, "Templates");
      await pressed(page, "New template");
    },
    dialogShown("New template"),
  ),
  inLead(
    "hand-over",
    (page) => pressed(page, /^Hand over to/),
    (page) => page.getByLabel(/needs to know/).scrollIntoViewIfNeeded(),
  ),
  inLead(
    "take-back",
    async (page) => {
      const answers = page.getByRole("list", { name: "Answers" });
      if (!(await answers.isVisible())) await pressed(page, "Answered elsewhere");
      await pressed(page, "Take back");
    },
    (page) => page.getByText("Take this answer back?").scrollIntoViewIfNeeded(),
  ),
];

export const deskStates: readonly State[] = [
  { name: "staff-desk", path: desk, reach: tableShown },
  { name: "staff-desk-trash", path: `${desk}&trash=yes`, reach: blank("The trash is empty") },
  {
    name: "staff-desk-by-promise",
    path: `${desk}&sort=due`,
    reach: tableShown,
  },
  {
    name: "staff-desk-nothing-found",
    path: `${desk}&q=xyzzy`,
    reach: blank("Nothing found"),
  },
  {
    name: "staff-desk-loading",
    path: "/admin/dashboard?section=contact",
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      // Held until the next state goes elsewhere.
      await page.route("**/api/desk/leads?**", () => undefined);
      await page.goto(new URL(desk, page.url()).href);
      await page.locator("[aria-busy=true]").first().waitFor();
      await page.unroute("**/api/desk/leads?**");
    },
  },
  {
    name: "staff-desk-failed",
    path: desk,
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      await page.route("**/api/desk/leads?**", (route) => route.abort());
      await page.goto(`${page.url()}&sort=oldest`);
      await page.getByRole("alert").getByText("could not be loaded").waitFor();
      await page.unroute("**/api/desk/leads?**");
    },
  },
  fold("Filters"),
  fold("Views"),
  fold("Columns"),
  fold("Alerts"),
  {
    name: "staff-desk-many",
    path: desk,
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      await page.getByLabel("Choose all on this page").check();
    },
  },
  {
    name: "staff-desk-stages",
    path: desk,
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      await page.getByLabel("Choose all on this page").check();
      await pressed(page, /^Stage/);
      await dialogShown("Change stage")(page);
    },
  },
  {
    name: "staff-desk-keys",
    path: desk,
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      await pressed(page, /^Keys/);
      await dialogShown("Keys of the desk")(page);
    },
  },
  ...leadStates,
];

function blank(text: string) {
  return (page: Page) => page.getByText(text).waitFor();
}
