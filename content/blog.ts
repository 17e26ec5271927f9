import { brand } from "./brand.ts";

/** The words around the posts. Source: SPEC.md §2.9. */
export const blog = {
  path: "/blog",
  seo: {
    title: "Latest Blogs on US visas",
    description:
      "Short, practical notes on US visa forms, papers, rules and interviews, written by the people who prepare the files. Newest first.",
  },
  heading: "Latest Blogs",
  lead: "Short, practical notes on forms, papers and interviews, written by the people who prepare the files.",
  none: {
    heading: "No posts yet",
    text: "The first ones are being written. Until then the guide walks through the whole process.",
  },
  author: `Admin ${brand.name}`,
  /** Stands before every post. */
  intro: `At ${brand.name} we follow the rules so that you can follow your plans. Here is what we have learned lately.`,
  /** What readers of feeds are offered, by every page of the blog. */
  feeds: [
    { type: "application/atom+xml", title: `${brand.name}: Latest Blogs`, path: "/blog/feed.xml" },
    {
      type: "application/feed+json",
      title: `${brand.name}: Latest Blogs`,
      path: "/blog/feed.json",
    },
  ],
} as const;
