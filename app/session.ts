/** The name that SPEC.md §2.2 gives the stored token. */
const KEY = "token";

/** The staff token kept in this browser, if somebody is logged in. */
export function storedToken(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined;
}

export function keepToken(token: string): void {
  localStorage.setItem(KEY, token);
}

export function dropToken(): void {
  localStorage.removeItem(KEY);
}
