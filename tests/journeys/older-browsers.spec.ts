import { anjali, fillEnquiry, openEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { wholeHydrated } from "./hydrated.ts";
import { enquiriesFrom, logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { openSection, rowOf } from "./staff.ts";

/** As in the oldest browsers that the build is for (vite.config.ts): Chrome 111, Safari 16.4, Firefox 114. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const newer: [object, string[]][] = [
      [Array.prototype, ["toReversed", "toSorted", "toSpliced", "with"]],
      [Array, ["fromAsync"]],
      [String.prototype, ["isWellFormed", "toWellFormed"]],
      [Object, ["groupBy"]],
      [Map, ["groupBy"]],
      [Promise, ["withResolvers", "try"]],
      [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf"]],
      [AbortSignal, ["any"]],
      [URL, ["canParse", "parse"]],
      [URLSearchParams.prototype, ["size"]],
      [Intl, ["Segmenter", "DurationFormat"]],
      // Switched off in some, of any age.
      [Navigator.prototype, ["sendBeacon"]],
      [window, ["Iterator", "Temporal", "requestIdleCallback", "scheduler", "navigation"]],
    ];
    for (const [owner, names] of newer)
      for (const name of names) Reflect.deleteProperty(owner, name);
  }),
);

test("an older browser keeps its page, and its enquiry arrives with where it came from", async ({
  page,
  site,
}) => {
  const email = "older-browser@example.com";
  await page.goto(`${site.url}/?utm_source=letter`, { referer: "https://www.search.example/" });
  await wholeHydrated(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("sources")))
    .toContain("search.example");

  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, { ...anjali, email });
  await submitButton(dialog).click();
  await expect(toasts(page)).toContainText("Enquiry sent successfully!");
  expect(await enquiriesFrom(site, email)).toHaveLength(1);

  await logIn(page, site);
  await openSection(page, site, "enquiry");
  await expect(rowOf(page, email)).toContainText("I passed the NCLEX-RN in May and have an…");
});
