/** The name that SPEC.md §2.2 gives the stored token. */
const KEY = "token";
/** Where storage is forbidden, it lives as long as the page. */
let unstorable: string | undefined;

/** The staff token kept in this browser, if somebody is logged in. */
export function storedToken(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? unstorable;
  } catch {
    return unstorable;
  }
}

export function keepToken(token: string): void {
  unstorable = undefined;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    unstorable = token;
  }
}

export function dropToken(): void {
  unstorable = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept.
  }
}
