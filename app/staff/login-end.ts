import { ApiFailure } from "#app/api.ts";
import { dropToken, keepToken, storedToken } from "#app/session.ts";
import { unsavedText } from "./unsaved.ts";

/** The event that says in this tab that the login has ended, as "storage" does in the others. */
export const loginEnded = "login-ended";

/** How many wait for what answers for a login's end itself. */
let holding = 0;

export function isLoginEnd(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 401;
}

/**
 * Asks the server. Where it no longer knows the login, the page is left for the login page (decision 051).
 * @throws what the work throws
 */
export async function loggedIn<T>(work: () => Promise<T>): Promise<T> {
  const sent = storedToken();
  try {
    return await work();
  } catch (failure) {
    // Somebody may have logged in again meanwhile, here or in another tab.
    if (isLoginEnd(failure) && sent === storedToken()) leave();
    throw failure;
  }
}

/** For work that asks for the password in place, or leaves by itself: until it is done, nothing else leaves. */
export async function holdingLogin<T>(work: () => Promise<T>): Promise<T> {
  holding++;
  try {
    return await work();
  } finally {
    holding--;
  }
}

/** What stands unsaved would be lost: it stays, and its next save asks for the password. */
function leave(): void {
  if (holding > 0 || unsavedText()) return;
  dropEndedToken();
  dispatchEvent(new Event(loginEnded));
}

/** Other tabs see it emptied before it goes, which a logout does not do. */
export function dropEndedToken(): void {
  keepToken("");
  dropToken();
}

/** Whether another tab has left nobody logged in, so that this one is to be left as well. */
export function leavesToo({ oldValue, newValue }: StorageEvent): boolean {
  const isEnd = oldValue === "" || newValue === "";
  return !storedToken() && !(isEnd && unsavedText());
}
