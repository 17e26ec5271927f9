import { callFromBrowser } from "#app/api.ts";
import { loggedIn } from "./login-end.ts";

type Request = Parameters<typeof callFromBrowser>;

/** Calls the API as somebody who is logged in. @throws ApiFailure */
export function call<T>(...request: Request): Promise<T> {
  return loggedIn(() => callFromBrowser<T>(...request));
}

/** The same, and gives the answer's `data`. @throws ApiFailure */
export async function dataOf<T>(...request: Request): Promise<T> {
  return (await call<{ data: T }>(...request)).data;
}
