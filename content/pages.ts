import { services } from "#contract/services.ts";
import { blog } from "./blog.ts";
import { contact } from "./contact.ts";
import { plainArticles } from "./plain-articles.ts";
import { quickLinks } from "./quick-links.ts";
import type { ServiceSlug } from "./service-page.ts";
import { site } from "./site.ts";

/** When the words of a page last changed, YYYY-MM-DD: the sitemap tells search engines. */
type Page = { path: string; changedOn: string };

const servicesChangedOn: Record<ServiceSlug, string> = {
  "b-1-business-visitor-visa": "2026-11-29",
  "b-2-visitor-visa": "2026-11-29",
  "l-1a-new-office-visa": "2026-11-29",
  "eb-5-investor-visa": "2026-11-29",
  "h-1b-petition-filing-for-employers": "2026-11-29",
  "h-1b-visa-services-for-employees": "2026-11-29",
  "visa-for-nurses-rn": "2026-11-29",
  "paf-public-access-files-for-h-1b-employers": "2026-11-29",
  "family-based-visa": "2026-11-29",
  "fiance-visa": "2026-11-29",
  "visa-refusal-221g": "2026-11-29",
  "student-visa": "2026-11-29",
  "tn-visa": "2026-11-29",
  "i-485-adjustment-of-status": "2026-11-29",
  "e-3-visa": "2026-11-29",
  "h-1b1-singapore-visa": "2026-11-29",
  "h-4-e-3d-td-dependent-visa-and-ead": "2026-11-29",
};

/** Every page that is to be found, but for the blog's posts. Source: SPEC.md §2.1. */
export const pages: readonly Page[] = [
  { path: "/", changedOn: "2026-11-28" },
  { path: "/about", changedOn: "2026-11-28" },
  { path: contact.path, changedOn: "2026-11-22" },
  { path: site.services.path, changedOn: "2026-11-28" },
  { path: quickLinks.path, changedOn: "2026-11-27" },
  // As long as there are no posts.
  { path: blog.path, changedOn: "2026-11-27" },
  { path: site.guide.path, changedOn: "2026-11-29" },
  ...plainArticles.map(({ path, changedOn }) => ({ path, changedOn })),
  ...services.map(({ slug }) => ({ path: `/${slug}`, changedOn: servicesChangedOn[slug] })),
];
