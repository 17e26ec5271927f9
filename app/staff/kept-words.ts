import * as v from "valibot";
import { tabStore } from "#app/ui/browser-store.ts";
import { offices } from "#contract/desk.ts";
import type { CampaignFields } from "./campaigns/campaign-fields.ts";
import type { Sending } from "./desk/sending.ts";
import { wordsPrefix } from "./forget-words.ts";

/** Of what was sent, perhaps without an answer. */
const sending = v.exactOptional(
  v.object({ key: v.string(), what: v.string() }) satisfies v.GenericSchema<unknown, Sending>,
);
const template = { name: v.string(), subject: v.string(), text: v.string() };

const kinds = {
  reply: v.object({
    subject: v.string(),
    text: v.string(),
    sending,
    /** When the lead was last changed before it was begun: ISO 8601, UTC. */
    since: v.exactOptional(v.string()),
  }),
  note: v.object({ text: v.string(), sending }),
  /** For whom it is. */
  "hand-over": v.object({
    text: v.string(),
    office: v.exactOptional(v.picklist(offices)),
    sending,
  }),
  "next-step": v.object({ step: v.string(), day: v.string() }),
  /** As it is stored, unless it is a new one, and as it is written now. */
  template: v.object({
    stored: v.exactOptional(
      v.object({ ...template, id: v.string(), version: v.number(), changed_at: v.string() }),
    ),
    words: v.object(template),
  }),
  /** By the id of the draft, or of the post for which it is a new one; and what was seen of it in the store. */
  campaign: v.object({
    fields: v.object({
      subject: v.string(),
      intro: v.string(),
      per_minute: v.string(),
    }) satisfies v.GenericSchema<unknown, CampaignFields>,
    seen: v.optional(v.object({ id: v.string(), version: v.number() })),
  }),
};
type Kind = keyof typeof kinds;
export type Kept<K extends Kind> = v.InferOutput<(typeof kinds)[K]>;

const nameOf = (kind: Kind, id: string) => `${wordsPrefix}${kind}:${id}`;

/** What was begun for a lead or a campaign and not sent, kept in this tab: it goes with the tab, and with a logout. */
export function keptWords<K extends Kind>(kind: K, id: string): Kept<K> | undefined {
  const parsed = v.safeParse(kinds[kind], tabStore.readJson(nameOf(kind, id)));
  return parsed.success ? parsed.output : undefined;
}

export function keepWords<K extends Kind>(kind: K, id: string, words: Kept<K>): void {
  tabStore.writeJson(nameOf(kind, id), words);
}

export function forgetWords(kind: Kind, id: string): void {
  tabStore.remove(nameOf(kind, id));
}
