import { expect, test } from "vitest";
import { about } from "#content/about.ts";
import { blog } from "#content/blog.ts";
import { contact } from "#content/contact.ts";
import { guide } from "#content/guide.ts";
import { home } from "#content/home.ts";
import { plainArticles } from "#content/plain-articles.ts";
import { quickLinks } from "#content/quick-links.ts";
import { servicePages } from "#content/services.ts";
import { servicesOverview } from "#content/services-overview.ts";
import { accountsIn, withBrand } from "./seo.ts";

const withHeads = [about, blog, contact, guide, quickLinks, servicesOverview, ...plainArticles];
const heads = [home, ...[...withHeads, ...Object.values(servicePages)].map(({ seo }) => seo)];

test.each(heads)("a search engine shows the whole of $title", ({ title, description }) => {
  expect(withBrand(title).length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThan(70);
  expect(description.length).toBeLessThanOrEqual(155);
});

test("the front page of a network is nobody's account", () => {
  const own = "https://www.instagram.com/meridian360";

  expect(accountsIn(["https://www.facebook.com/", own, "https://www.youtube.com"])).toEqual([own]);
  expect(accountsIn(["https://www.facebook.com/"])).toBeUndefined();
});
