import { dataOf } from "#app/staff/call.ts";
import type { Audience, Campaign, LetterPreview } from "#contract/answers/campaigns.ts";
import type { CampaignChange, CampaignInput, LetterInput } from "#contract/campaigns.ts";

const path = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
const data = <T>(method: string, at: string, json?: unknown) => dataOf<T>(method, at, { json });

/** Which campaign, and its version that was seen last. */
export type SeenCampaign = Pick<Campaign, "id" | "version">;

/** What can be done with a campaign that is no draft. */
export type CampaignAct = "undo" | "pause" | "resume" | "stop";

/** The campaigns' part of the staff's API; it comes with their section. @throws ApiFailure */
export const campaignApi = {
  list: () => data<Campaign[]>("GET", "/campaigns"),
  one: (id: string) => data<Campaign>("GET", path(id)),
  audience: (post: string) =>
    data<Audience>("GET", `/campaigns/audience?${new URLSearchParams({ post })}`),
  preview: (input: LetterInput) => data<LetterPreview>("POST", "/campaigns/preview", input),
  test: (input: LetterInput) => data<{ email: string }>("POST", "/campaigns/test", input),
  /** With the same `key` and words it is added once, and given as it is now. */
  add: (input: CampaignInput, key: string) =>
    dataOf<Campaign>("POST", "/campaigns", { json: input, key }),
  change: (id: string, input: CampaignChange) => data<Campaign>("PUT", path(id), input),
  remove: (id: string) => data<unknown>("DELETE", path(id)),
  start: ({ id, version }: SeenCampaign, again: boolean) =>
    data<Campaign>("POST", `${path(id)}/start`, { again, version }),
  act: (id: string, what: CampaignAct) => data<Campaign>("POST", `${path(id)}/${what}`),
};
