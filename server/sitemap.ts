import { Hono } from "hono";
import { blog } from "#content/blog.ts";
import { brand } from "#content/brand.ts";
import { pages } from "#content/pages.ts";
import { listPostHeads } from "./blog/reader-store.ts";
import type { Dependencies } from "./dependencies.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 §2.5.5 recommends less than a year. */
const contactExpiresMs = 180 * dayMs;

/** What machines ask for before or beside the pages: where they are, what to leave alone, whom to tell of a hole. */
export function sitemapRoutes({ db, publicUrl, now }: Dependencies) {
  return new Hono()
    .get("/sitemap.xml", async (c) => {
      c.header("Content-Type", "application/xml; charset=utf-8");
      const posts = (await listPostHeads(db)).map(({ id, created_at }) => ({
        path: `${blog.path}/${id}`,
        changedOn: created_at.slice(0, 10),
      }));
      return c.body(sitemap(publicUrl, [...pages, ...posts]));
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

/** https://www.sitemaps.org/protocol.html */
function sitemap(publicUrl: string, listed: typeof pages): string {
  const entries = listed.map(
    ({ path, changedOn }) =>
      `<url><loc>${publicUrl}${path}</loc><lastmod>${changedOn}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}
