import type { Page } from "@playwright/test";
import type { Subscription } from "#contract/answers/leads.ts";
import { linkIn } from "#tests/mail-links.ts";
import { enquiriesFrom, logIn, subscribersFrom } from "./office.ts";
import { expect, type Site, test } from "./site.ts";
import { objections, openSection, rowOf, sendLead, sideways } from "./staff.ts";

const person = {
  name: "Anjali Mathew",
  number: "5125550142",
  category: "Student Visa",
  location: "Kochi",
  doubt: "May I work\nbeside my studies?",
};

/** The mail to the address that has a link to the path. */
const mailTo = (site: Site, email: string, path: string) =>
  site.mail.mail(({ envelope, text }) => envelope.to.includes(email) && text.includes(path));

const stateOf = async (site: Site, email: string): Promise<Subscription["state"] | undefined> =>
  (await subscribersFrom(site, email))[0]?.state;

async function fitsEveryScreen(page: Page) {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sideways(page), { message: `sideways at ${width}` }).toBe(0);
    if (width === 390 || width === 1440) expect(await objections(page)).toEqual([]);
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 404/] });

  test("the newsletter's links ask, and a press confirms and unsubscribes", async ({
    page,
    request,
    site,
  }) => {
    const email = "letter-confirmed@example.com";
    await sendLead(site, "/api/subscription", { email });
    const mail = await mailTo(site, email, "/newsletter/confirm");

    await page.goto(linkIn(mail, "/newsletter/confirm"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your subscription");
    await expect(page.locator("main")).toContainText(email);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await stateOf(site, email)).toBe("unconfirmed");
    await page.getByRole("button", { name: "Yes, send it to me" }).click();
    await expect(page.locator("main").getByRole("status")).toContainText(
      "Your subscription is confirmed.",
    );
    expect(await stateOf(site, email)).toBe("confirmed");

    await page.goto(linkIn(mail, "/newsletter/unsubscribe"));
    expect(await stateOf(site, email)).toBe("confirmed");
    await page.locator("main").getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.locator("main").getByRole("status")).toContainText("You are unsubscribed.");
    expect(await stateOf(site, email)).toBe("unsubscribed");

    const ended = await request.get("/newsletter/confirm?key=x");
    expect(ended.status()).toBe(404);
    expect(await ended.text()).toContain("This link has ended");
    expect((await request.get("/newsletter/else")).status()).toBe(404);
  });
});

test.describe("without JavaScript, too,", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 404/] });

  test("my data is shown, downloaded and deleted, each after its question", async ({
    page,
    request,
    site,
  }) => {
    const email = "my-data@example.com";
    await sendLead(site, "/api/enquiry", { ...person, email });
    const link = linkIn(await mailTo(site, email, "/my-data"), "/my-data");

    await page.goto(link);
    await expect(page.locator("main")).toContainText(email);
    await expect(page.locator("main")).toContainText("May I work\nbeside my studies?");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    const file = await page.getByRole("link", { name: "Download as JSON" }).getAttribute("href");
    const json = await (await request.get(file ?? "")).json();
    expect(json).toMatchObject({ email, enquiries: [{ doubt: person.doubt }] });

    await page.getByRole("link", { name: "Delete all of it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete my data");
    await expect(page.locator("main")).toContainText("This cannot be undone.");
    await page.getByRole("link", { name: "Keep it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My data");
    expect(await enquiriesFrom(site, email)).toHaveLength(1);

    await page.getByRole("link", { name: "Delete all of it" }).click();
    const press = page.url();
    await page.getByRole("button", { name: "Delete everything" }).click();
    await expect(page.locator("main").getByRole("status")).toContainText(
      "Your data has been deleted.",
    );
    // A second press, whose answer is the one that is seen.
    const second = await request.post(press);
    expect(await second.text()).toContain("If you have deleted your data, it is gone");
    expect(new URL(page.url()).search).toBe("?deleted");
    expect(await enquiriesFrom(site, email)).toEqual([]);

    await page.goto(link);
    await expect(page.locator("main")).toContainText("That link is not complete, or it has ended.");
  });
});

test("one press in a mail program unsubscribes: no login, no cookie, no way on (RFC 8058)", async ({
  request,
  site,
}) => {
  const email = "one-click@example.com";
  await sendLead(site, "/api/subscription", { email });
  const { headers } = await mailTo(site, email, "/newsletter/unsubscribe");
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const url = /^<(.+)>$/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  const { pathname, search } = new URL(url);

  expect((await request.get(pathname + search)).status()).toBe(200);
  expect(await stateOf(site, email)).toBe("unconfirmed");
  const answer = await request.post(pathname + search, {
    form: { "List-Unsubscribe": "One-Click" },
    maxRedirects: 0,
  });

  expect(answer.status()).toBe(200);
  expect(answer.headers()["set-cookie"]).toBeUndefined();
  expect(await stateOf(site, email)).toBe("unsubscribed");
  const again = await request.post(pathname + search, {
    multipart: { "List-Unsubscribe": "One-Click" },
    maxRedirects: 0,
  });
  expect(again.status()).toBe(200);
});

test.describe("a fresh link", () => {
  test.use({ allowedConsole: [/status of 400/] });

  test("is mailed to who asks, and the page tells nobody who has written", async ({
    page,
    site,
  }) => {
    const email = "fresh-link@example.com";
    await sendLead(site, "/api/contact", { name: person.name, email });
    await page.goto("/my-data");
    const form = page.locator("main");
    const ask = form.getByRole("button", { name: "Mail me the link" });
    await form.getByLabel("Email").fill("nobody@nowhere");
    await ask.click();
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription("Enter a valid email.");
    await expect(form.getByLabel("Email")).toHaveValue("nobody@nowhere");
    await fitsEveryScreen(page);

    for (const address of ["stranger@example.com", email]) {
      await page.goto("/my-data");
      await form.getByLabel("Email").fill(address);
      await ask.click();
      await expect(
        page.locator("main").getByRole("status").filter({ hasText: "If we hold anything" }),
      ).toBeVisible();
    }
    const mail = await site.mail.mail(
      ({ envelope, subject }) =>
        envelope.to.includes(email) && subject === "Your link to the data that we hold",
    );
    await page.goto(linkIn(mail, "/my-data"));
    await expect(form).toContainText(email);
    await fitsEveryScreen(page);
    await page.getByRole("link", { name: "Delete all of it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete my data");
    await fitsEveryScreen(page);
  });
});

test("staff look a person up from a lead, by keyboard, take the data along and delete it", async ({
  page,
  site,
}) => {
  const email = "looked-up@example.com";
  await sendLead(site, "/api/enquiry", { ...person, email });
  await sendLead(site, "/api/subscription", { email });
  await logIn(page, site);
  await openSection(page, site, "enquiry");
  await rowOf(page, email).press("Enter");
  await page.getByRole("link", { name: "Data of this person" }).press("Enter");

  const held = page.getByRole("region", { name: email });
  await expect(held.getByRole("heading", { name: "Newsletter (1)" })).toBeVisible();
  expect(page.url()).not.toContain("looked-up");
  await page.getByRole("link", { name: "Personal data" }).click();
  await expect(held).toBeHidden();
  await page.goBack();
  await expect(held).toBeVisible();
  await fitsEveryScreen(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const download = page.waitForEvent("download");
  await held.getByRole("button", { name: "Download as JSON" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("personal-data.json");

  const remove = held.getByRole("button", { name: "Delete all of it" });
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await remove.press("Enter");
  await expect(question).toContainText(email);
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await question.getByRole("button", { name: "Yes, delete it!" }).press("Enter");
  await expect(held).toContainText("Nothing is held for this address.");
  await expect(held.getByRole("heading", { name: email })).toBeFocused();
  expect(await enquiriesFrom(site, email)).toEqual([]);

  await page.getByLabel("Email").fill("stranger@example.com");
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("region", { name: "stranger@example.com" })).toContainText(
    "Nothing is held for this address.",
  );
});

test("staff see who has confirmed the newsletter", async ({ page, site }) => {
  const email = "not-yet@example.com";
  await sendLead(site, "/api/subscription", { email });
  await logIn(page, site);
  await openSection(page, site, "subscriber");
  await expect(rowOf(page, email)).toContainText("Not confirmed yet");
  await rowOf(page, email).press("Enter");
  await expect(page.getByRole("dialog", { name: "Subscriber" })).toContainText("Not confirmed yet");
});
