import type { ReactNode } from "react";
import { orUndefined } from "#app/or-undefined.ts";
import { api } from "#app/staff/staff-api.ts";
import type { Audience } from "#contract/answers/campaigns.ts";
import { campaignApi } from "./campaign-api.ts";
import { CampaignCompose } from "./campaign-compose.tsx";
import { CampaignList } from "./campaign-list.tsx";

/** What the address names: a post that is to be sent, or a draft; without it, and where it is gone, the list. @throws ApiFailure */
export async function loadCampaigns(address: URLSearchParams): Promise<ReactNode> {
  const draftId = address.get("draft");
  const postId = address.get("post");
  if (!draftId && !postId) {
    return <CampaignList key="list" first={await campaignApi.list()} />;
  }
  const draft = draftId ? await orUndefined(campaignApi.one(draftId)) : undefined;
  const id = draft ? draft.post : postId;
  const post = id ? await orUndefined(api.post(id)) : undefined;
  if (!post || (draft && draft.state !== "draft")) {
    return (
      <>
        <Gone />
        <CampaignList first={await campaignApi.list()} />
      </>
    );
  }
  const audience: Audience = await campaignApi.audience(post.id);
  return <CampaignCompose key={draftId ?? postId} {...{ post, draft, audience }} />;
}

function Gone() {
  return (
    <p className="sheet gone" tabIndex={-1} ref={focused}>
      What this link names cannot be sent: the post is not there any more, or it has been sent.
    </p>
  );
}

/** The keyboard begins above the list. */
function focused(text: HTMLElement | null) {
  text?.focus();
}
