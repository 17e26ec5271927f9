import { brand } from "#content/brand.ts";
import { guide } from "#content/guide.ts";
import { home } from "#content/home.ts";
import { services } from "#contract/services.ts";
import type { SharePage } from "./share-image.ts";

const cities = brand.offices.map(({ city }) => city).join(" and ");

/** By the file's name below /og/, which is what a page's head says. `default` is for pages without their own. */
export const sharePages: Readonly<Record<string, SharePage>> = {
  default: {
    title: home.hero.heading,
    note: `Guidance, papers and attorney referral from ${cities}`,
  },
  blog: { title: "Latest Blogs", note: "US visas and immigration, explained in plain words" },
  guide: { title: "The Ultimate Guide to the U.S. Immigration Process", note: guide.name },
  ...Object.fromEntries(
    services.map(({ slug, name }) => [
      slug,
      { title: name, note: "What it asks, step by step", stamp: slug },
    ]),
  ),
};
