import { useState } from "react";
import { Blank } from "#app/staff/states.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { Campaign } from "#contract/answers/campaigns.ts";
import { type CampaignAct, campaignApi } from "./campaign-api.ts";
import { CampaignCard } from "./campaign-card.tsx";
import { listId } from "./campaign-focus.ts";
import { subscriberWords } from "./campaign-words.ts";
import { useCampaigns } from "./use-campaigns.ts";

type Asked = { what: "stop" | "remove"; campaign: Campaign };

/** All campaigns, newest first; what can not be taken back is asked for. */
export function CampaignList({ first }: { first: readonly Campaign[] }) {
  const { campaigns, busyIds, run } = useCampaigns(first);
  const [asked, setAsked] = useState<Asked>();
  const kept = useKeptFocus<HTMLElement>();

  function act(campaign: Campaign, what: CampaignAct | "remove") {
    if (what === "stop" || what === "remove") setAsked({ what, campaign });
    else run(campaign.id, () => campaignApi.act(campaign.id, what));
  }

  function agree({ what, campaign: { id } }: Asked) {
    setAsked(undefined);
    run(id, () => (what === "remove" ? campaignApi.remove(id) : campaignApi.act(id, what)));
  }

  return (
    <>
      <section id={listId} className="campaigns" aria-label="All campaigns" {...kept}>
        {campaigns.length === 0 ? (
          <NoCampaigns />
        ) : (
          <ul className="campaigns__list">
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <CampaignCard
                  campaign={campaign}
                  isBusy={busyIds.includes(campaign.id)}
                  onAct={(what) => act(campaign, what)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
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
    text: `“${subject}” will not go to those who do not have it yet: ${subscriberWords(counts.waiting + counts.queued)}. To go on later, pause it instead.`,
    confirm: "Stop",
  };
}

function NoCampaigns() {
  return (
    <div className="sheet">
      <Blank text="Nothing has been sent yet">
        <p>Choose a post in the blog, and press “Send” beside it.</p>
      </Blank>
    </div>
  );
}
