import type { Page } from "@playwright/test";
import { anjali, fillEnquiry, submitButton } from "#tests/journeys/enquiry-form.ts";
import { barHydrated } from "#tests/journeys/hydrated.ts";
import { deskStates } from "./desk-states.ts";
import { officeStates } from "./office-states.ts";
import type { State } from "./state.ts";

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 1024;

const openEnquiry = async (page: Page) => {
  await barHydrated(page);
  await page.getByRole("complementary", { name: "Shortcuts" }).getByText("Enquire").click();
  await page.getByRole("dialog", { name: "Enquiry" }).waitFor();
};

export const publicStates: readonly State[] = [
  { name: "search", path: "/search" },
  { name: "search-found", path: "/search?q=nurse" },
  { name: "search-nothing", path: "/search?q=xyzzy" },
  { name: "blog-page-2", path: "/blog?page=2" },
  {
    name: "post",
    path: "/blog",
    reach: async (page) => {
      await page.getByRole("link", { name: "View" }).first().click();
      await page.locator(".post-body").waitFor();
    },
  },
  { name: "post-not-there", path: "/blog/no-such-post" },
  { name: "not-there", path: "/no-such-page" },
  { name: "admin-not-there", path: "/admin/no-such-page", hasNoScripts: true },
  { name: "enquiry-page", path: "/enquiry" },
  { name: "message-page", path: "/message" },
  { name: "newsletter-page", path: "/newsletter" },
  { name: "offline", path: "/offline", hasNoScripts: true },
  { name: "enquiry-dialog", path: "/", isScreen: true, reach: openEnquiry },
  {
    name: "enquiry-refused",
    path: "/",
    isScreen: true,
    reach: async (page) => {
      await openEnquiry(page);
      await page.getByRole("button", { name: "Submit Enquiry" }).click();
      await page.getByText("Name is required").first().waitFor();
    },
  },
  {
    name: "enquiry-waits",
    path: "/",
    isScreen: true,
    reach: async (page) => {
      await openEnquiry(page);
      const dialog = page.getByRole("dialog", { name: "Enquiry" });
      // It waits since the picture before this one.
      if (await submitButton(dialog).isDisabled()) return;
      await fillEnquiry(dialog, anjali);
      await page.route("**/api/enquiry", (route) => route.abort());
      await submitButton(dialog).click();
      await dialog.getByText("Not sent yet").waitFor();
    },
  },
  {
    name: "newsletter-popup",
    path: "/about",
    isScreen: true,
    reach: async (page) => {
      await barHydrated(page);
      await page
        .getByRole("complementary", { name: "Shortcuts" })
        .getByRole("link", { name: "Newsletter" })
        .click();
      await page.getByRole("dialog", { name: "The visa letter" }).waitFor();
    },
  },
  {
    name: "menu",
    path: "/about",
    isScreen: true,
    reach: async (page) => {
      if (isWide(page)) await page.locator(".nav summary").click();
      else {
        await page.getByRole("button", { name: "Open the menu" }).click();
        await page.locator("#menu summary").click();
      }
    },
  },
  {
    name: "service-answers",
    path: "/student-visa",
    reach: async (page) => {
      await page.locator(".faq summary").first().click();
    },
  },
];

/** What of the staff's comes before the login. */
export const loginStates: readonly State[] = [
  { name: "login", path: "/admin/login" },
  {
    name: "login-forgotten",
    path: "/admin/login?step=forgot",
    reach: (page) => page.getByRole("heading", { name: "Forgot Password" }).waitFor(),
  },
  {
    name: "login-reset",
    path: "/admin/login?step=reset",
    reach: async (page) => {
      // As the step before leaves it.
      await page.evaluate(() => {
        history.replaceState({ ...history.state, usr: { email: "somebody@example.com" } }, "");
      });
      await page.reload();
      await page.getByLabel(/OTP/).waitFor();
    },
  },
  {
    name: "login-refused",
    path: "/admin/login",
    reach: async (page) => {
      await page.getByRole("button", { name: "Login" }).click();
      await page.locator(".Toastify__toast").waitFor();
    },
  },
];

const dashboard = (section: string) => `/admin/dashboard?section=${section}`;
const tableShown = (page: Page) => page.getByRole("table").waitFor();
const dialogShown = (page: Page) =>
  page.getByRole("dialog").or(page.getByRole("alertdialog")).first().waitFor();
const pressFirst = (name: RegExp) => async (page: Page) => {
  await tableShown(page);
  await page.getByRole("table").getByRole("button", { name }).first().click();
  await dialogShown(page);
};

export const staffStates: readonly State[] = [
  { name: "staff-contact", path: dashboard("contact"), reach: tableShown },
  { name: "staff-enquiry", path: dashboard("enquiry"), reach: tableShown },
  { name: "staff-subscribers", path: dashboard("subscriber"), reach: tableShown },
  { name: "staff-blog", path: dashboard("blog"), reach: tableShown },
  ...deskStates,
  ...officeStates,
  {
    name: "staff-account",
    path: dashboard("account"),
    reach: (page) => page.getByRole("heading", { name: "Account" }).first().waitFor(),
  },
  {
    name: "staff-account-refused",
    path: dashboard("account"),
    reach: async (page) => {
      await page.getByRole("button", { name: "Change Password" }).click();
      await page.locator(".Toastify__toast").waitFor();
    },
  },
  {
    name: "staff-system",
    path: dashboard("system"),
    reach: (page) => page.getByRole("table").first().waitFor(),
  },
  { name: "staff-enquiry-sorted", path: `${dashboard("enquiry")}&sort=name`, reach: tableShown },
  {
    name: "staff-spam",
    path: `${dashboard("contact")}&spam=likely`,
    reach: (page) => page.getByRole("link", { name: /spam/i }).first().waitFor(),
  },
  {
    name: "staff-list-failed",
    path: dashboard("enquiry"),
    reach: async (page) => {
      await tableShown(page);
      await page.route("**/api/enquiry**", (route) => route.abort());
      await page.getByRole("button", { name: "Refresh" }).click();
      await page.getByRole("alert").getByText("could not be loaded").waitFor();
      await page.unroute("**/api/enquiry**");
    },
  },
  {
    name: "staff-person-held",
    path: dashboard("enquiry"),
    reach: async (page) => {
      await tableShown(page);
      const email = await page.getByRole("table").locator(".mail").first().textContent();
      await page.goto(new URL(dashboard("person"), page.url()).href);
      await page.getByLabel("Email").fill(email ?? "");
      await page.getByRole("button", { name: "Look up" }).click();
      await page.locator(".records").first().waitFor();
    },
  },
  {
    name: "staff-person",
    path: dashboard("person"),
    reach: (page) => page.getByLabel("Email").waitFor(),
  },
  {
    name: "staff-lead",
    path: dashboard("enquiry"),
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      await page.getByRole("table").getByRole("row").nth(1).click();
      await page.getByRole("heading", { name: "Enquiry Details" }).waitFor();
    },
  },
  {
    name: "staff-nothing-found",
    path: `${dashboard("enquiry")}&q=xyzzy`,
    reach: (page) => page.getByRole("heading", { level: 1 }).waitFor(),
  },
  { name: "staff-post-view", path: dashboard("blog"), isScreen: true, reach: pressFirst(/view/i) },
  { name: "staff-post-edit", path: dashboard("blog"), reach: pressFirst(/edit/i) },
  {
    name: "staff-post-delete",
    path: dashboard("blog"),
    isScreen: true,
    reach: pressFirst(/delete/i),
  },
  {
    name: "staff-post-new",
    path: `${dashboard("blog")}&edit=new`,
    reach: (page) => page.getByLabel("Title").waitFor(),
  },
  {
    name: "staff-post-refused",
    path: `${dashboard("blog")}&edit=new`,
    reach: async (page) => {
      await page.getByRole("button", { name: "Publish" }).click();
      await page.locator(".Toastify__toast").waitFor();
    },
  },
  {
    name: "staff-logout",
    path: dashboard("contact"),
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      await page.getByRole("button", { name: "Logout" }).first().click();
      await dialogShown(page);
    },
  },
  {
    name: "staff-drawer",
    path: dashboard("contact"),
    isScreen: true,
    reach: async (page) => {
      await tableShown(page);
      if (!isWide(page)) await page.getByRole("button", { name: /menu/i }).first().click();
    },
  },
];
