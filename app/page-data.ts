import { data } from "react-router";
import { ApiFailure } from "#app/api.ts";

/** Seconds after which a browser or a search engine may ask again. */
const retryAfter = "30";

/**
 * What a loader has asked the API for.
 * @throws a 404 answer when the API knows no such thing, a 503 answer when it is away.
 */
export async function pageData<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    if (error.isPassing) throw data(null, { status: 503, headers: { "Retry-After": retryAfter } });
    throw error;
  }
}
