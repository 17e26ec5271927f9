import { browserStore } from "#app/ui/browser-store.ts";

/** The name that SPEC.md §2.2 gives the stored token. */
const KEY = "token";

/** The staff token kept in this browser, if somebody is logged in. */
export function storedToken(): string | undefined {
  return browserStore.read(KEY);
}

export function keepToken(token: string): void {
  browserStore.write(KEY, token);
}

export function dropToken(): void {
  browserStore.remove(KEY);
}
