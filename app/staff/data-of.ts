import { callFromBrowser } from "#app/api.ts";

/** Calls the API as `callFromBrowser` does, and gives the answer's `data`. @throws ApiFailure */
export async function dataOf<T>(...request: Parameters<typeof callFromBrowser>): Promise<T> {
  return (await callFromBrowser<{ data: T }>(...request)).data;
}
