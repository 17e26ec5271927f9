import { Hono } from "hono";
import { blog } from "#content/blog.ts";
import { brand } from "#content/brand.ts";
import { pages } from "#content/pages.ts";
import { newestChange } from "./blog/newest-change.ts";
import { listPostChanges } from "./blog/reader-store.ts";
import type { Dependencies } from "./dependencies.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 §2.5.5 recommends less than a year. */
const contactExpiresMs = 180 * dayMs;

/** What machines ask for before or beside the pages: where they are, what to leave alone, whom to tell of a hole. */
export function sitemapRoutes({ db, publicUrl, now }: Dependencies) {
  return new Hono()
    .get("/sitemap.xml", async (c) => {
      c.header("Content-Type", "application/xml; charset=utf-8");
      const changes = await listPostChanges(db);
      const posts = changes.map(({ id, changed_at }) => ({
        path: `${blog.path}/${id}`,
        changedOn: dayOf(changed_at),
      }));
      return c.body(sitemap(publicUrl, [...pagesWith(newestChange(changes)), ...posts]));
    })
    .get("/robots.txt", (c) =>
      c.text(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
    )
    .get("/.well-known/security.txt", (c) => {
      const expires = new Date(now().getTime() + contactExpiresMs).toISOString();
      const canonical = `${publicUrl}/.well-known/security.txt`;
      return c.text(
        `Contact: mailto:${brand.email}\nExpires: ${expires}\nCanonical: ${canonical}\nPreferred-Languages: en\n`,
      );
    })
    .get("/.well-known/change-password", (c) => c.redirect("/admin/login"));
}

/** All pages; the blog's own one changes with its posts. */
function pagesWith(newestPostChange: string | undefined): typeof pages {
  if (!newestPostChange) return pages;
  const changedOn = dayOf(newestPostChange);
  return pages.map((page) => (page.path === blog.path ? { ...page, changedOn } : page));
}

const dayOf = (time: string) => time.slice(0, "YYYY-MM-DD".length);

/** https://www.sitemaps.org/protocol.html */
function sitemap(publicUrl: string, listed: typeof pages): string {
  const entries = listed.map(
    ({ path, changedOn }) =>
      `<url><loc>${publicUrl}${path}</loc><lastmod>${changedOn}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}
