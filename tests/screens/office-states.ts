import type { Page } from "@playwright/test";
import type { State } from "./state.ts";

const dashboard = (section: string) => `/admin/dashboard?section=${section}`;
const todayShown = (page: Page) =>
  page.getByRole("region", { name: "Waiting for a first answer" }).waitFor();

/** Today, the team, and two-step login under Account. */
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
    reach: (page) => page.getByRole("heading", { name: "Team" }).first().waitFor(),
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
];
