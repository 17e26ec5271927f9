import { data } from "react-router";
import { ApiFailure } from "./api.ts";

/**
 * What a loader has asked the API for.
 * @throws a 404 answer when the API knows no such thing; with its text for people a 429 answer when it is asked too often,
 * a 503 answer when it is away. The page's Retry-After comes from server/pages.ts: React Router drops the headers of what
 * is thrown.
 */
export async function pageData<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { status, text } = error;
    if (status === 404) throw data(null, { status });
    if (error.isPassing) throw data({ text }, { status: status === 429 ? status : 503 });
    throw error;
  }
}
