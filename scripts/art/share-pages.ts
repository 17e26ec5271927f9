import { about } from "#content/about.ts";
import { accessibility } from "#content/accessibility.ts";
import { brand } from "#content/brand.ts";
import { contact } from "#content/contact.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { guide } from "#content/guide.ts";
import { home } from "#content/home.ts";
import { privacyPolicy } from "#content/privacy-policy.ts";
import { quickLinks } from "#content/quick-links.ts";
import { refundPolicy } from "#content/refund-policy.ts";
import { servicesOverview } from "#content/services-overview.ts";
import { services } from "#contract/services.ts";
import type { SharePage } from "./share-image.ts";

const cities = brand.offices.map(({ city }) => city).join(" and ");

/** By the file's name below /og/, which is what a page's head says. `default` is for pages without their own. */
export const sharePages: Readonly<Record<string, SharePage>> = {
  default: {
    title: home.hero.heading,
    note: `Guidance, papers and attorney referral from ${cities}`,
  },
  home: { title: home.hero.heading, note: `A trusted partner for US visas, in ${cities}` },
  about: { title: about.heading, note: `One visa file, two desks: ${cities}` },
  contact: { title: contact.heading, note: `Call, write or send the form: ${cities}` },
  services: { title: servicesOverview.heading, note: "Visit, work, study, family, investment" },
  "quick-links": { title: quickLinks.heading, note: "The official US visa pages, and ours" },
  "privacy-policy": { title: privacyPolicy.title, note: "What we ask for, why, and for how long" },
  "refund-policy": { title: refundPolicy.title, note: "When our fee comes back, and how to ask" },
  disclaimer: { title: disclaimer.title, note: "Guidance. Not a law firm, no legal advice" },
  accessibility: { title: accessibility.title, note: "How this site is built for everyone" },
  blog: { title: "Latest Blogs", note: "US visas and immigration, explained in plain words" },
  guide: { title: guide.title, note: guide.name },
  ...Object.fromEntries(
    services.map(({ slug, name }) => [
      slug,
      { title: name, note: "What it asks, step by step", stamp: slug },
    ]),
  ),
};
