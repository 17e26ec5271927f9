import { useState } from "react";
import { Link } from "react-router";
import { sectionPath } from "#app/staff/section.ts";
import { Blank } from "#app/staff/states.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { Campaign } from "#contract/campaigns.ts";
import { type CampaignAct, campaignApi } from "./campaign-api.ts";
import { CampaignCard } from "./campaign-card.tsx";
import { subscriberWords } from "./campaign-words.ts";
import { listId, useCampaigns } from "./use-campaigns.ts";

type Asked = { what: "stop" | "remove"; campaign: Campaign };

/** All campaigns, newest first; what can not be taken back is asked for. */
export function CampaignList({ first }: { first: readonly Campaign[] }) {
  const { campaigns, busyId, run } = useCampaigns(first);
  const [asked, setAsked] = useState<Asked>();

  function act(campaign: Campaign, what: CampaignAct | "remove") {
    if (what === "stop" || what === "remove") setAsked({ what, campaign });
    else run(campaign.id, () => campaignApi.act(campaign.id, what));
  }

  function agree({ what, campaign: { id } }: Asked) {
    setAsked(undefined);
    run(id, () => (what === "remove" ? campaignApi.remove(id) : campaignApi.act(id, what)));
  }

  if (campaigns.length === 0) return <NoCampaigns />;
  return (
    <>
      <ul id={listId} className="campaigns" tabIndex={-1}>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard
              campaign={campaign}
              isBusy={busyId === campaign.id}
              onAct={(what) => act(campaign, what)}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          tone="warning"
          {...question(asked)}
          isDanger
          cancel="Cancel"
          onConfirm={() => agree(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function question({ what, campaign: { subject, counts } }: Asked) {
  if (what === "remove") {
    return {
      title: "Delete this draft?",
      text: `“${subject}” was not sent to anybody.`,
      confirm: "Delete",
    };
  }
  return {
    title: "Stop for good?",
    text: `“${subject}” will not go to the ${subscriberWords(counts.waiting + counts.queued)} who do not have it yet. To go on later, pause it instead.`,
    confirm: "Stop",
  };
}

function NoCampaigns() {
  return (
    <div className="sheet">
      <Blank text="Nothing has been sent yet">
        <p>Choose a post in the blog, and press “Send” beside it.</p>
        <Link className={buttonClass({ variant: "line", size: "sm" })} to={sectionPath("blog")}>
          To the posts
        </Link>
      </Blank>
    </div>
  );
}
