const prefix = "lead-words:";
type What = "reply" | "note" | "hand-over";
const nameOf = (what: What, id: string) => `${prefix}${what}:${id}`;

/** What was begun for a lead and not sent, kept in this tab: it goes with the tab, and with a logout. */
export function keptWords(what: What, id: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(what, id)) ?? "null");
  } catch {
    return null;
  }
}

/** Where storage is forbidden or full, it lives as long as the form. */
export function keepWords(what: What, id: string, words: unknown): void {
  try {
    sessionStorage.setItem(nameOf(what, id), JSON.stringify(words));
  } catch {
    // As said above.
  }
}

export function forgetWords(what: What, id: string): void {
  forget((name) => name === nameOf(what, id));
}

/** Of all leads, for whoever sits down here next. */
export function forgetAllWords(): void {
  forget((name) => name.startsWith(prefix));
}

function forget(isMeant: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(sessionStorage).filter(isMeant)) sessionStorage.removeItem(name);
  } catch {
    // Then nothing was kept.
  }
}
