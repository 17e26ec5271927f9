import { newKey } from "#app/ui/new-key.ts";

/** What was sent, perhaps without an answer, and the key that it is stored under once. */
export type Sending = { key: string; what: string };

/** The same is one, however often it is sent; anything else is another one. */
export function sendingOf(what: object, before: Sending | undefined): Sending {
  const text = JSON.stringify(what);
  return before?.what === text ? before : { key: newKey(), what: text };
}
