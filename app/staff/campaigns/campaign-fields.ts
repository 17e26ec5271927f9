import type { CampaignInput } from "#contract/campaigns.ts";

/** As typed: the number is text until it is checked. */
export type CampaignFields = { subject: string; intro: string; per_minute: string };

export function fieldsOf(words: Omit<CampaignInput, "post">): CampaignFields {
  const { subject, intro, per_minute } = words;
  return { subject, intro, per_minute: String(per_minute) };
}

export function isSame(a: Omit<CampaignInput, "post">, b: Omit<CampaignInput, "post">): boolean {
  return JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));
}
