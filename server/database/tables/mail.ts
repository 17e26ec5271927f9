import type { Generated } from "kysely";
import type { Campaign, CampaignCounts } from "#contract/answers/campaigns.ts";

/** Mails, and campaigns that make many. */
export type MailTables = {
  /**
   * The outbox. `state` is waiting, sent or failed. `next_try_at` is when it may be tried (again);
   * a worker that claims a row pushes it ahead, so that a row whose worker died comes back by itself.
   */
  mail: {
    id: string;
    message_id: string;
    /** What it is about: the id of a lead, a staff member or a subscription, or the name of a report on spam. */
    lead_id: string;
    recipient: string;
    reply_to: string;
    subject: string;
    text: string;
    /** Empty: made of the text when it is sent. */
    html: string;
    /** Of mails about the newsletter, else empty. */
    unsubscribe_url: Generated<string>;
    /** Of a reply, the Message-ID of what it answers, if anything; else empty. */
    in_reply_to: Generated<string>;
    /** 1: somebody wrote it. All others are made by the site. */
    is_by_hand: Generated<number>;
    state: "waiting" | "sent" | "failed";
    tries: number;
    next_try_at: string;
    created_at: string;
    /** 1: one of a campaign, which goes beside the others and is never sent again once `handed_at` is set. */
    is_bulk: Generated<number>;
    /** When the last byte of it was about to leave; empty before, and again after an answer that refused it. */
    handed_at: Generated<string>;
    /** Why a mail of a campaign is failed; empty for all others. */
    failure: Generated<"" | "bounced" | "refused" | "expired" | "unclear" | "unwanted">;
  };
  /** Mails that are gone for good: whoever wrote one to a file, deletes that, too. */
  erased_mail: { id: string; erased_at: string };
  /**
   * A post that is sent to subscribers. What it says of the post is as the post was at the start. `starts_at` is when
   * the first mail may go, `next_at` when the next one may; both empty in a draft. A claim pushes `next_at` ahead, so
   * that instances keep one pace together. `made_by` is a staff member's id. `version` counts the changes, from 1.
   */
  campaign: {
    id: string;
    /** Null once the post is deleted. */
    post_id: string | null;
    post_title: string;
    excerpt: string;
    /** A name under /uploads/, and what it shows. */
    image: string;
    image_alt: string;
    subject: string;
    intro: string;
    per_minute: number;
    state: Campaign["state"];
    /** How many it began with. */
    recipients: number;
    made_by: string;
    created_at: string;
    starts_at: string;
    next_at: string;
    ended_at: string;
    version: number;
  };
  /**
   * A recipient of a campaign, fixed at its start. `mail_id` is empty until the mail is queued, which happens in the
   * transaction that says so here; it goes with the subscription.
   */
  campaign_mail: {
    campaign_id: string;
    subscription_id: string;
    state: keyof Omit<CampaignCounts, "recipients">;
    mail_id: string;
  };
  /** How many recipients of a campaign are at a point, kept by the database itself: the sum of its rows. */
  campaign_count: {
    campaign_id: string;
    state: MailTables["campaign_mail"]["state"];
    rows: number;
  };
};
