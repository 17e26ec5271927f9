import type { Page } from "@playwright/test";
import type { State } from "./state.ts";

const dashboard = (section: string) => `/admin/dashboard?section=${section}`;
const todayShown = (page: Page) =>
  page.getByRole("region", { name: "Waiting for a first answer" }).waitFor();

const teamShown = (page: Page) => page.getByRole("heading", { name: "Team" }).first().waitFor();

/** Today, the team, two-step login under Account, and campaigns: their list is empty until a draft is kept. */
export const officeStates: readonly State[] = [
  { name: "staff-today", path: dashboard("today"), reach: todayShown },
  {
    name: "staff-today-tables",
    path: dashboard("today"),
    reach: async (page) => {
      await todayShown(page);
      await page.getByRole("button", { name: "Show as tables" }).click();
    },
  },
  {
    name: "staff-team",
    path: dashboard("team"),
    reach: teamShown,
  },
  {
    name: "staff-team-log",
    path: dashboard("team"),
    reach: async (page) => {
      await teamShown(page);
      await page.getByRole("link", { name: "Log", exact: true }).click();
      await page.getByRole("region", { name: "Log", exact: true }).waitFor();
    },
  },
  {
    name: "staff-two-step-asked",
    path: dashboard("account"),
    reach: async (page) => {
      await page.getByRole("button", { name: "Switch On" }).click();
      await page
        .getByRole("region", { name: /Two-step/ })
        .getByLabel("Current password")
        .waitFor();
    },
  },
  {
    name: "staff-two-step-key",
    path: dashboard("account"),
    reach: async (page, site) => {
      await page.getByRole("button", { name: "Switch On" }).click();
      const part = page.getByRole("region", { name: "Two-step login" });
      await part.getByLabel("Current password").fill(site.adminPassword);
      await page.keyboard.press("Enter");
      await part.getByRole("img", { name: /QR picture/ }).waitFor();
    },
  },
  {
    name: "staff-campaigns",
    path: dashboard("campaigns"),
    reach: (page) => page.getByText("Nothing has been sent yet").waitFor(),
  },
  { name: "staff-campaign-compose", path: dashboard("blog"), reach: compose },
  {
    name: "staff-campaign-draft",
    path: dashboard("blog"),
    reach: async (page) => {
      await compose(page);
      await page.getByRole("button", { name: "Save draft" }).click();
      await page.getByText("Draft", { exact: true }).first().waitFor();
    },
  },
];

async function compose(page: Page) {
  await page.getByRole("table").waitFor();
  await page
    .getByRole("link", { name: /^Send to subscribers/ })
    .first()
    .click();
  await page.getByTitle("The mail as it looks").waitFor();
}
