import { ApiFailure } from "#app/api.ts";
import { pageData } from "#app/page-data.ts";

/** The key of the signed link that led to the page. */
export function linkKeyOf(request: Request): string {
  return new URL(request.url).searchParams.get("key") ?? "";
}

/**
 * What a signed link leads to; undefined when it has ended.
 * @throws a 429 answer when the API is asked too often, a 503 answer when it is away
 */
export async function linkData<T>(asked: Promise<T>): Promise<T | undefined> {
  const failure = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ApiFailure && failure.status === 404) return undefined;
  return pageData(asked);
}
