import { services } from "#contract/services.ts";

/** When the words of a page last changed, YYYY-MM-DD: the sitemap tells search engines. */
type Page = { path: string; changedOn: string };

const writtenOn = "2026-11-21";
const page = (path: string): Page => ({ path, changedOn: writtenOn });

/** Every page that is to be found, but for the blog's posts. Source: SPEC.md §2.1. */
export const pages: readonly Page[] = [
  page("/"),
  page("/about"),
  page("/contact"),
  page("/services"),
  page("/quick-link"),
  page("/blog"),
  page("/always-be-prepared-and-know-what-the-purpose-is"),
  page("/privacy-policy"),
  page("/refund-policy"),
  page("/disclaimer"),
  page("/accessibility"),
  ...services.map(({ slug }) => page(`/${slug}`)),
];
