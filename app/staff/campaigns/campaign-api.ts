import { dataOf } from "#app/staff/data-of.ts";
import type {
  Audience,
  Campaign,
  CampaignInput,
  LetterInput,
  LetterPreview,
} from "#contract/campaigns.ts";

const path = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
const data = <T>(method: string, at: string, json?: unknown) => dataOf<T>(method, at, { json });

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
  add: (input: CampaignInput) => data<Campaign>("POST", "/campaigns", input),
  change: (id: string, input: CampaignInput) => data<Campaign>("PUT", path(id), input),
  remove: (id: string) => data<unknown>("DELETE", path(id)),
  start: (id: string, again: boolean) => data<Campaign>("POST", `${path(id)}/start`, { again }),
  act: (id: string, what: CampaignAct) => data<Campaign>("POST", `${path(id)}/${what}`),
};
