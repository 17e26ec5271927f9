import { Hono } from "hono";
import * as v from "valibot";
import { hit } from "#contract/answers/search.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { describe, tooMany } from "#server/http/describe.ts";
import { limitCallsHere } from "#server/http/limit-calls.ts";
import { find, hasWord, type Prepared, prepare } from "./find.ts";
import { createPostFinder } from "./post-words.ts";
import { termsOf } from "./terms.ts";

const describesSearch = describe({
  summary: "What the site says about some words, best first",
  query: { q: "The words" },
  answers: { 200: v.array(hit) },
  failures: tooMany,
});

/** Services, guide and posts by their words. Mounted at /api. */
export function searchRoutes({ db, trustedProxies }: Pick<Dependencies, "db" | "trustedProxies">) {
  const findPosts = createPostFinder(db);
  // When somebody looks for something, and not when the site starts.
  let texts: Prepared[] | undefined;

  const limit = limitCallsHere({ trustedProxies }, "search");
  return new Hono().get("/search", limit, describesSearch, async (c) => {
    texts ??= await prepared();
    const own = texts;
    const terms = termsOf(c.req.query("q") ?? "", (start) => hasWord(own, start));
    if (terms.length === 0) return c.json({ data: [] });
    return c.json({ data: find(terms, [...own, ...(await findPosts(terms))]) });
  });
}

async function prepared(): Promise<Prepared[]> {
  const { siteTexts } = await import("./site-texts.ts");
  return siteTexts().map(prepare);
}
