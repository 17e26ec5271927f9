import type { Page } from "@playwright/test";
import type { State } from "./state.ts";

const desk = "/admin/dashboard?section=desk";
const tableShown = (page: Page) => page.getByRole("table").waitFor();

export const deskStates: readonly State[] = [
  { name: "staff-desk", path: desk, reach: tableShown },
  {
    name: "staff-desk-filters",
    path: desk,
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      await page.getByText("Filters", { exact: true }).click();
    },
  },
  {
    name: "staff-desk-lead",
    path: desk,
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      await page.getByRole("table").getByRole("row").nth(1).click();
      await page.getByRole("heading", { name: "History" }).waitFor();
    },
  },
  {
    name: "staff-desk-stages",
    path: desk,
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      await page.getByLabel("Choose all on this page").check();
      await page.getByRole("button", { name: /^Stage/ }).click();
      await page.getByRole("dialog", { name: "Change stage" }).waitFor();
    },
  },
  {
    name: "staff-desk-nothing-found",
    path: `${desk}&q=xyzzy`,
    reach: (page) => page.getByText("Nothing found").waitFor(),
  },
];
