import { countOf } from "#app/staff/count-words.ts";
import type { SpamReason } from "#contract/answers/leads.ts";
import { otherSendersMax } from "#contract/spam.ts";

/** Why a lead looks like spam, in plain words. `count` as in contract/spam.ts. */
const words: Record<SpamReason["code"], (count: number) => string> = {
  "hidden-field": () => "A field that people cannot see was filled in.",
  fast: (ms) => `The form was sent ${(ms / 1000).toFixed(1)} seconds after it was shown.`,
  "no-form": () => "It did not come from one of our forms.",
  "no-browser": () => "It was not sent by a browser.",
  "no-check": () => "The browser did not pass the bot check.",
  links: (count) => (count === 1 ? "There is a link in the text." : `${count} links in the text.`),
  "only-links": () => "The text is hardly more than links.",
  "link-in-name": () => "There is a link in the name or the location.",
  markup: () => "The text holds the code of a link.",
  "repeated-text": (count) => `The same text came from ${others(count)} lately.`,
  "repeated-link": (count) => `The same site was linked to by ${others(count)} lately.`,
  selling: () => "It uses words of unasked offers.",
  "selling-link": () => "An offer and a link stand together.",
  "same-in-fields": () => "The name stands in another field as well.",
  flood: () => "More came from its network address than people send.",
};

export function reasonText({ code, count }: SpamReason): string {
  return words[code](count);
}

function others(count: number): string {
  if (count >= otherSendersMax) return `${otherSendersMax} or more other addresses`;
  return countOf(count, "other address", "other addresses");
}
