import { tabStore } from "#app/ui/browser-store.ts";

const prefix = "lead-words:";
type What = "reply" | "note" | "hand-over" | "next-step" | "template";
const nameOf = (what: What, id: string) => `${prefix}${what}:${id}`;

/** What was begun for a lead and not sent, kept in this tab: it goes with the tab, and with a logout. */
export function keptWords(what: What, id: string): unknown {
  return tabStore.readJson(nameOf(what, id));
}

export function keepWords(what: What, id: string, words: unknown): void {
  tabStore.writeJson(nameOf(what, id), words);
}

export function forgetWords(what: What, id: string): void {
  tabStore.remove(nameOf(what, id));
}

/** Of all leads, for whoever sits down here next. */
export function forgetAllWords(): void {
  const ours = tabStore.names().filter((name) => name.startsWith(prefix));
  for (const name of ours) tabStore.remove(name);
}
