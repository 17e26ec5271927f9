import type { RefObject } from "react";
import { ApiFailure } from "#app/api.ts";
import { orUndefined } from "#app/or-undefined.ts";
import type { Audience, Campaign } from "#contract/answers/campaigns.ts";
import type { CampaignInput } from "#contract/campaigns.ts";
import { campaignApi, type SeenCampaign } from "./campaign-api.ts";
import { isSame } from "./campaign-fields.ts";
import { useAddDraft } from "./use-add-draft.ts";

/** Somebody else's save came first; `latest` is what is stored now. */
export class Outrun extends Error {
  readonly latest: Campaign;

  constructor(latest: Campaign) {
    super("Somebody else's save came first");
    this.latest = latest;
  }
}

/** It has been started in the words that are written here; most likely by oneself, and the answer got lost. */
export class Started extends Error {}

/**
 * What is stored of a campaign that is being written. It is saved as a draft before it starts: a start that fails loses
 * nothing, and one that is undone comes back as one. What can throw an ApiFailure throws Outrun and Started as well.
 */
export function useDraft(seen: RefObject<SeenCampaign | undefined>, onSaved: () => void) {
  const add = useAddDraft();

  /** @throws Started */
  function refuseStarted(latest: Campaign | "gone" | undefined, input: CampaignInput): void {
    if (!latest || latest === "gone" || latest.state === "draft") return;
    if (!isSame(latest, input)) return;
    onSaved();
    throw new Started();
  }

  async function save(input: CampaignInput): Promise<SeenCampaign> {
    const before = seen.current;
    const kept = before ? await changed(before, input) : await added(input);
    seen.current = kept;
    onSaved();
    return kept;
  }

  async function added(input: CampaignInput): Promise<SeenCampaign> {
    const stored = await add(input);
    // Of an earlier send that went unheard: the words may be others since, here or there.
    const before = { id: stored.id, version: addedVersion };
    seen.current = before;
    return stored.state === "draft" && isSame(stored, input) ? stored : changed(before, input);
  }

  /** Changes and starts what is stored, in the version that was seen last. */
  async function unlessOutrun<T>(
    before: SeenCampaign,
    input: CampaignInput,
    work: Promise<T>,
  ): Promise<T> {
    try {
      return await work;
    } catch (failure) {
      const latest = await latestAfter(failure, before);
      refuseStarted(latest, input);
      if (latest === "gone" || (latest && latest.state !== "draft")) {
        // The next save keeps the words as a draft of their own.
        seen.current = undefined;
        throw new ApiFailure(409, goneText);
      }
      throw latest && latest.version !== before.version ? new Outrun(latest) : failure;
    }
  }

  async function changed(before: SeenCampaign, input: CampaignInput): Promise<SeenCampaign> {
    const change = campaignApi.change(before.id, { ...input, version: before.version });
    return unlessOutrun(before, input, change).catch((failure) => {
      // One's own save, whose answer got lost.
      if (failure instanceof Outrun && isSame(failure.latest, input)) return failure.latest;
      throw failure;
    });
  }

  return {
    save,
    start: (before: SeenCampaign, input: CampaignInput, again: boolean) =>
      unlessOutrun(before, input, campaignApi.start(before, again)),
    /** To whom it would go now: one that has been started is not asked about again. */
    async audience(input: CampaignInput): Promise<Audience> {
      if (seen.current) refuseStarted(await latestOf(seen.current), input);
      return campaignApi.audience(input.post);
    },
    /** What is saved from now on follows that version. */
    follow(latest: SeenCampaign) {
      seen.current = latest;
    },
  };
}

/** What every draft begins with. */
const addedVersion = 1;

const goneText =
  "Somebody has sent or deleted this draft meanwhile. Save it, and your words are a new draft.";

/**
 * The campaign as it is stored now, if it is; undefined where the failure is about something else. What was not heard of may
 * have been done: a start that is told as failed would go out while nobody looks.
 */
async function latestAfter(failure: unknown, seen: SeenCampaign) {
  if (!(failure instanceof ApiFailure)) return undefined;
  if (!failure.isPassing && ![404, 409].includes(failure.status)) return undefined;
  return latestOf(seen).catch(() => undefined);
}

/** @throws ApiFailure */
async function latestOf({ id }: SeenCampaign): Promise<Campaign | "gone"> {
  return (await orUndefined(campaignApi.one(id))) ?? "gone";
}
