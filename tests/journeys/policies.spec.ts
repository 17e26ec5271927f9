import { accessibility } from "#content/accessibility.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { privacyPolicy } from "#content/privacy-policy.ts";
import { refundPolicy } from "#content/refund-policy.ts";
import { expect, test } from "./site.ts";

const india = ["law of India", "courts in the state of Kerala"];

/** What each page must say. Source: SPEC.md §9, DECISIONS.md. */
const articles = [
  {
    article: privacyPolicy,
    says: ["not for children under 18", "do not sell", "Google reCAPTCHA", ...india],
  },
  {
    article: refundPolicy,
    says: ["A refund request must be made within 30 days", ...india],
  },
  {
    article: disclaimer,
    says: [
      "guidance, not legal advice",
      "cannot guarantee that a visa",
      "additional charge",
      "not a government agency",
      ...india,
    ],
  },
  { article: accessibility, says: ["WCAG 2.2, at level AA"] },
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each says what it must, and leads home", async ({ page, site }) => {
    const home = page.getByRole("link", { name: "Go To Home Page" });
    for (const { article, says } of articles) {
      await test.step(article.path, async () => {
        await page.goto(site.url + article.path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
        for (const text of says) await expect(page.getByRole("main")).toContainText(text);
        await expect(home).toHaveAttribute("href", "/");
      });
    }
    await home.click();
    await expect(page).toHaveURL(`${site.url}/`);
  });
});
