import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Context } from "hono";
import { answerConditionally, etagOf, type Representation } from "./http/conditional.ts";
import { keepNewest } from "./http/keep-newest.ts";

/** As long as "2 minutes ago" may be a minute old. */
const freshMs = 60_000;
const pagesMax = 1000;
/** A page is compressed once and read often, but not so often that the last percent pays. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

type Page = Representation & { version: number; freshUntilMs: number };
type Needs = {
  now: () => Date;
  /** Of the content of all kept pages; undefined when it cannot be told: then the page itself says what is wrong. */
  contentVersion: () => Promise<number | undefined>;
};
type Render = () => Promise<Response>;

/** The blog: the list's pages and the posts, as pages and as the data of which React Router makes them. */
const kept = /^\/blog(\.data)?(\?page=\d{1,6})?$|^\/blog\/[\w-]{1,120}(\.data)?$/;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Pages as they were last rendered. The database counts every change of their content, and each request asks for that
 * number first: a saved or deleted post is seen at once, on every instance.
 */
export function createPageCache({ now, contentVersion }: Needs) {
  const pages = new Map<string, Page>();
  /** Of pages that are being rendered, the last that was asked for. */
  const last = new Map<string, Promise<Response>>();

  const freshPage = (address: string, version: number | undefined): Page | undefined => {
    const page = pages.get(address);
    if (page?.version !== version) return undefined;
    return page && page.freshUntilMs > now().getTime() ? page : undefined;
  };

  /** One after the other of each page; pages wait for no other, or one address that asks for what is not there would hold up all. */
  async function inTurn(address: string, work: () => Promise<Response>): Promise<Response> {
    const mine = (last.get(address) ?? Promise.resolve()).then(work, work);
    last.set(address, mine);
    try {
      return await mine;
    } finally {
      if (last.get(address) === mine) last.delete(address);
    }
  }

  return {
    /** The page as it is kept, if it is still true. `address` is a path with its query. */
    async find(address: string): Promise<Representation | undefined> {
      if (!pages.has(address)) return undefined;
      return freshPage(address, await contentVersion());
    },

    async answer(c: Context, render: Render): Promise<Response> {
      const address = addressOf(c);
      const version = await contentVersion();
      if (version === undefined) return render();

      const page = freshPage(address, version);
      if (page) return answerConditionally(c, page);

      // When a page is no longer fresh, all its readers come at once: the first renders, the others find it kept.
      return inTurn(address, async () => {
        const justKept = freshPage(address, version);
        if (justKept) return answerConditionally(c, justKept);

        const freshUntilMs = now().getTime() + freshMs;
        const response = await render();
        if (response.status !== 200) return response;
        const renewed = { ...(await represent(response)), version, freshUntilMs };
        keepNewest(pages, { key: address, value: renewed, max: pagesMax });
        return answerConditionally(c, renewed);
      });
    },
  };
}

/** Rendered alike for everybody; whatever has other parameters is rendered for itself. */
export function isKeptPage(c: Context): boolean {
  return ["GET", "HEAD"].includes(c.req.method) && isKeptAddress(addressOf(c));
}

/** `address` is a path with its query. */
export function isKeptAddress(address: string): boolean {
  return kept.test(address);
}

function addressOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

async function represent(response: Response): Promise<Representation> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const compressed = Buffer.from(await promisify(brotliCompress)(bytes, quality));
  const headers = {
    ...Object.fromEntries(response.headers),
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding",
    etag: etagOf(bytes),
  };
  return { bytes, brotli: () => compressed, headers };
}
