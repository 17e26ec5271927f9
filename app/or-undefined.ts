import { ApiFailure } from "./api.ts";

/** What was asked for; undefined where there is no such thing, or none any more. @throws ApiFailure */
export async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return undefined;
    throw failure;
  }
}
