import type { Representation } from "#server/http/conditional.ts";
import { createPageCache } from "#server/page-cache.ts";
import type { Pages } from "#server/pages.ts";
import { startTestApp, type TestApp } from "./kit.ts";

const page: Representation = {
  bytes: Buffer.from("<p>A page</p>"),
  brotli: () => undefined,
  headers: { "content-type": "text/html", etag: '"x"' },
};

/** What stands on a page is no matter here. */
class EveryPageButGone extends Map<string, Representation> {
  override get(path: string) {
    return path === "/gone" ? undefined : page;
  }
}

const plainPages: Pages = {
  build: () => Promise.reject(new Error("No page is rendered here")),
  built: {
    policy: () => "",
    files: new EveryPageButGone(),
    cache: createPageCache({ now: () => new Date(), contentVersion: async () => undefined }),
  },
};

type Choices = Parameters<typeof startTestApp>[0];
export const startVisited = (choices: Choices = {}) =>
  startTestApp({ pagesOf: () => plainPages, ...choices });

export const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

export type Visitor = {
  /** Network address. */
  from?: string;
  headers?: Record<string, string>;
};

function headersOf({ from = "203.0.113.7", headers = {} }: Visitor): Record<string, string> {
  return { "User-Agent": firefox, "X-Forwarded-For": from, ...headers };
}

/** Opens a page as a browser does when an address is typed or a link followed. */
export async function visit(app: TestApp, path: string, visitor: Visitor = {}): Promise<void> {
  const document = { Accept: "text/html,*/*;q=0.8", "Sec-Fetch-Dest": "document" };
  await app.request(path, { headers: { ...document, ...headersOf(visitor) } });
}

/** Tells what the browser did by itself. */
export async function tell(app: TestApp, news: unknown, visitor: Visitor = {}): Promise<number> {
  const { status } = await app.request("/api/visits", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headersOf(visitor) },
    body: JSON.stringify(news),
  });
  return status;
}

/** What stands in the database, such as `2026-03-02 page /about: 2`. */
export async function counted({ database, writeVisits }: TestApp): Promise<string[]> {
  await writeVisits();
  const rows = await database.db
    .selectFrom("visit_count")
    .selectAll()
    .orderBy("day")
    .orderBy("kind")
    .orderBy("name")
    .execute();
  return rows.map(({ day, kind, name, count }) => `${day} ${`${kind} ${name}`.trim()}: ${count}`);
}
