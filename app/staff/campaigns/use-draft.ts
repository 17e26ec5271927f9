import { useEffect, useRef } from "react";
import { ApiFailure } from "#app/api.ts";
import type { Campaign, CampaignInput } from "#contract/campaigns.ts";
import { campaignApi, type SeenCampaign } from "./campaign-api.ts";
import { isSame } from "./campaign-fields.ts";
import { focusCampaign } from "./campaign-focus.ts";
import { useAddDraft } from "./use-add-draft.ts";

/** Somebody else's save came first; `latest` is what is stored now. */
export class Outrun extends Error {
  readonly latest: Campaign;

  constructor(latest: Campaign) {
    super("Somebody else's save came first");
    this.latest = latest;
  }
}

/**
 * What is stored of a campaign that is being written. It is saved as a draft before it starts: a start that fails loses
 * nothing, and one that is undone comes back as one. What can throw an ApiFailure throws Outrun as well.
 */
export function useDraft(first: Campaign | undefined, onSaved: () => void) {
  const seen = useRef<SeenCampaign>(first);
  const add = useAddDraft();
  useEffect(() => () => focusCampaign(seen.current?.id), []);

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
  async function unlessOutrun<T>(before: SeenCampaign, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (failure) {
      const latest = await latestAfter(failure, before);
      if (latest === "gone") {
        // The next save keeps the words as a draft of their own.
        seen.current = undefined;
        throw new ApiFailure(409, goneText);
      }
      throw latest && latest.version !== before.version ? new Outrun(latest) : failure;
    }
  }

  async function changed(before: SeenCampaign, input: CampaignInput): Promise<SeenCampaign> {
    const change = campaignApi.change(before.id, { ...input, version: before.version });
    return unlessOutrun(before, change).catch((failure) => {
      // One's own save, whose answer got lost.
      if (failure instanceof Outrun && isSame(failure.latest, input)) return failure.latest;
      throw failure;
    });
  }

  return {
    save,
    start: (before: SeenCampaign, again: boolean) =>
      unlessOutrun(before, campaignApi.start(before, again)),
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

/** The draft as it is stored now, or that it is none any more; undefined where the failure is about something else. */
async function latestAfter(failure: unknown, { id }: SeenCampaign) {
  if (!(failure instanceof ApiFailure) || ![404, 409].includes(failure.status)) return undefined;
  try {
    const latest = await campaignApi.one(id);
    return latest.state === "draft" ? latest : "gone";
  } catch (problem) {
    return problem instanceof ApiFailure && problem.status === 404 ? "gone" : undefined;
  }
}
