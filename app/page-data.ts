import { data } from "react-router";
import { ApiFailure } from "#app/api.ts";

/**
 * What a loader has asked the API for.
 * @throws a 404 answer when the API knows no such thing, a 503 answer when it is away. The page's Retry-After comes from
 * server/pages.ts: React Router drops the headers of what is thrown.
 */
export async function pageData<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    if (error.isPassing) throw data(null, { status: 503 });
    throw error;
  }
}
