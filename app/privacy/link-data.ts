import { type ActionFunctionArgs, data } from "react-router";
import { orUndefined } from "#app/or-undefined.ts";
import { pageData } from "#app/page-data.ts";
import { refusalContext } from "#app/server-context.ts";

/** The key of the signed link that led to the page. */
export function linkKeyOf(request: Request): string {
  return new URL(request.url).searchParams.get("key") ?? "";
}

/**
 * What a signed link leads to; undefined when it has ended.
 * @throws a 429 answer when the API is asked too often, a 503 answer when it is away
 */
export function linkData<T>(asked: Promise<T>): Promise<T | undefined> {
  return pageData(orUndefined(asked));
}

/** Before a link's press is done. @throws a 429 answer when it is one post too many */
export function refuseTooMany({ context }: Pick<ActionFunctionArgs, "context">): void {
  const refusal = context.get(refusalContext);
  if (refusal) throw data({ text: refusal.text }, { status: refusal.status });
}

/**
 * Of pages whose address has a key: what they ask for, here as elsewhere, is told the site alone, or the key would stand in what
 * is logged of it. Not "no-referrer", with which browsers send forms without their origin (Fetch, "append a request `Origin` header").
 */
export const keyStaysHere = { "Referrer-Policy": "strict-origin" };
