import { useRef } from "react";
import { ApiFailure } from "#app/api.ts";
import { newKey } from "#app/ui/new-key.ts";
import type { Campaign } from "#contract/answers/campaigns.ts";
import type { CampaignInput } from "#contract/campaigns.ts";
import { campaignApi } from "./campaign-api.ts";

type Sent = { key: string; input: CampaignInput };

/**
 * Adds one draft, however often it has to be sent. A send whose answer was lost may have arrived: it is repeated with its
 * key and its words, so that what is given may have other words than those that are added now.
 */
export function useAddDraft() {
  const unanswered = useRef<Sent>(undefined);

  return async function add(input: CampaignInput): Promise<Campaign> {
    const before = unanswered.current;
    const sent = before ?? { key: newKey(), input };
    unanswered.current = sent;
    try {
      const stored = await campaignApi.add(sent.input, sent.key);
      unanswered.current = undefined;
      return stored;
    } catch (failure) {
      if (failure instanceof ApiFailure && leavesNothing(failure, before !== undefined)) {
        unanswered.current = undefined;
      }
      throw failure;
    }
  };
}

/**
 * A refusal. One of a repeated send, say for want of a login, tells nothing of the send before; but that it is not there
 * any more, or is somebody else's.
 */
function leavesNothing({ status }: ApiFailure, isRepeated: boolean): boolean {
  return isRepeated ? status === 404 || status === 422 : status >= 400 && status < 500;
}
