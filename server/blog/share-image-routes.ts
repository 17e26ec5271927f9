import { Hono } from "hono";
import { shareImageSize } from "#content/share-image.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { atOnce } from "#server/http/at-once.ts";
import { keepNewest } from "#server/http/keep-newest.ts";
import { Problem } from "#server/http/problem.ts";
import { noSuchImage } from "./image-routes.ts";
import { findImage, hasImage } from "./image-store.ts";
import { loadSharp } from "./pixels.ts";

const NAME = /^([0-9a-f]{32})\.jpg$/;

/** Pictures that wait to be made; none of them is read before its turn. */
const waitingMax = 20;
/** A JPEG of this size has some 150 KB. */
const keptMax = 20;

/**
 * A post's picture in the size and kind that every network shows. Mounted at /og/posts. It is made when it is asked
 * for, which is seldom: networks keep what they have seen, and the last few are kept here.
 */
export function shareImageRoutes({ db }: Dependencies) {
  const turn = atOnce(1, waitingMax);
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();

  async function make(name: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const justMade = kept.get(name);
    if (justMade) return justMade;
    if (signal.aborted) throw new Problem(408, "Nobody waits for this picture any more.");
    const bytes = (await findImage(db, name)) ?? noSuchImage();
    const jpeg = new Uint8Array(await shareImage(bytes));
    keepNewest(kept, { key: name, value: jpeg, max: keptMax });
    return jpeg;
  }

  return new Hono().get("/:name", async (c) => {
    const hash = NAME.exec(c.req.param("name"))?.[1] ?? noSuchImage();
    const headers = { "Cache-Control": "public, max-age=31536000, immutable", ETag: `"${hash}"` };
    if (c.req.header("if-none-match")?.includes(headers.ETag)) return c.body(null, 304, headers);
    const name = `${hash}.webp`;
    // Its post may have gone since it was made.
    if (!(await hasImage(db, name))) noSuchImage();
    const jpeg = kept.get(name) ?? (await turn(() => make(name, c.req.raw.signal)));
    return c.body(jpeg, 200, { ...headers, "Content-Type": "image/jpeg" });
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
