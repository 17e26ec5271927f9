import { tabStore } from "#app/ui/browser-store.ts";

/** Begins the names of what `kept-words.ts` keeps. */
export const wordsPrefix = "lead-words:";

/** Of all leads and campaigns, for whoever sits down here next. */
export function forgetAllWords(): void {
  const ours = tabStore.names().filter((name) => name.startsWith(wordsPrefix));
  for (const name of ours) tabStore.remove(name);
}
