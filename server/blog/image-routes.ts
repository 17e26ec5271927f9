import { Hono } from "hono";
import type { Dependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { findImage } from "./image-store.ts";

const NAME = /^[0-9a-f]{32}(-\d{1,4}x\d{1,4})?\.(webp|avif)$/;

/** The pictures of the posts. Mounted at /uploads. A name tells its content, so an answer never grows old. */
export function imageRoutes({ db }: Dependencies) {
  return new Hono().get("/:name", async (c) => {
    const name = c.req.param("name");
    if (!NAME.test(name)) return noSuchImage();
    const etag = `"${name}"`;
    const headers = {
      "Cache-Control": "public, max-age=31536000, immutable",
      // Even opened by itself it is a picture and nothing else.
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      // Feeds carry the pictures to readers' sites.
      "Cross-Origin-Resource-Policy": "cross-origin",
      ETag: etag,
    };
    // A name never gets other bytes, so none need to be looked at.
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    const bytes = (await findImage(db, name)) ?? noSuchImage();
    const type = name.endsWith(".avif") ? "image/avif" : "image/webp";
    return c.body(new Uint8Array(bytes), 200, { ...headers, "Content-Type": type });
  });
}

/** @throws Problem 404 */
export function noSuchImage(): never {
  throw new Problem(404, "There is no such image.");
}
