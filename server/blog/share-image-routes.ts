import { Hono } from "hono";
import { shareImageSize } from "#content/share-image.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { atOnce } from "#server/http/at-once.ts";
import { Problem } from "#server/http/problem.ts";
import { findImage } from "./image-store.ts";
import { loadSharp } from "./pixels.ts";

const NAME = /^([0-9a-f]{32})\.jpg$/;

/**
 * A post's picture in the size and kind that every network shows. Mounted at /og/posts. It is made when it is asked
 * for, which is seldom: networks keep what they have seen.
 */
export function shareImageRoutes({ db }: Dependencies) {
  const turn = atOnce(1);
  return new Hono().get("/:name", async (c) => {
    const hash = NAME.exec(c.req.param("name"))?.[1] ?? notFound();
    const headers = { "Cache-Control": "public, max-age=31536000, immutable", ETag: `"${hash}"` };
    if (c.req.header("if-none-match")?.includes(headers.ETag)) return c.body(null, 304, headers);
    const bytes = (await findImage(db, `${hash}.webp`)) ?? notFound();
    const jpeg = await turn(() => shareImage(bytes));
    return c.body(new Uint8Array(jpeg), 200, { ...headers, "Content-Type": "image/jpeg" });
  });
}

async function shareImage(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes)
    .resize({ ...shareImageSize, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}

function notFound(): never {
  throw new Problem(404, "There is no such image.");
}
