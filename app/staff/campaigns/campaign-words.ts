import { countOf, numberText } from "#app/staff/count-words.ts";
import type { Audience, Campaign, CampaignCounts } from "#contract/answers/campaigns.ts";
import { undoMs } from "#contract/campaigns.ts";

export const stateWords: Record<Campaign["state"], string> = {
  draft: "Draft",
  sending: "Sending",
  paused: "Paused",
  done: "Sent",
  stopped: "Stopped",
};

/** How far it is, in one line. */
export function progressWords({ state, counts }: Pick<Campaign, "state" | "counts">): string {
  const of = `${numberText(counts.sent)} of ${numberText(counts.recipients)} sent`;
  if (state === "stopped" && counts.waiting > 0) {
    return `${of}; ${numberText(counts.waiting)} ${counts.waiting === 1 ? "was" : "were"} not sent any more`;
  }
  return of;
}

/** What became of those who are neither sent nor simply waiting; each with a word that explains it. */
export function exceptionWords(counts: CampaignCounts): { text: string; why: string }[] {
  const { recipients, waiting, queued, sent, skipped, bounced, failed, unclear } = counts;
  const deleted = recipients - waiting - queued - sent - skipped - bounced - failed - unclear;
  return [
    {
      count: queued,
      word: "on the way",
      why: "being sent, or tried again because the mail server said “later”",
    },
    { count: skipped, word: "skipped", why: "unsubscribed before their turn" },
    { count: bounced, word: "bounced", why: "the address is not there any more" },
    { count: failed, word: "failed", why: "refused by their mail server" },
    {
      count: unclear,
      word: "not certain",
      why: "handed over while the server stopped: most likely there, so not sent again",
    },
    {
      count: deleted,
      word: "deleted",
      why: "their data was deleted, before their turn or after it",
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, word, why }) => ({ text: `${numberText(count)} ${word}`, why }));
}

/** How long a campaign takes at its pace. */
function durationWords(recipients: number, perMinute: number): string {
  const minutes = Math.ceil(recipients / perMinute);
  if (minutes <= 1) return "about a minute";
  if (minutes < 120) return `about ${minutes} minutes`;
  return `about ${Math.round(minutes / 60)} hours`;
}

export function subscriberWords(count: number): string {
  return countOf(count, "subscriber");
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** What is asked before it begins. */
export function startQuestion(
  subject: string,
  perMinute: number,
  { confirmed, sent_before }: Audience,
): { title: string; text: string; confirm: string } {
  const whom = subscriberWords(confirmed);
  const time = `It takes ${durationWords(confirmed, perMinute)}, and can be undone for ${undoMs / 1000} seconds.`;
  if (!sent_before) {
    return {
      title: `Send to ${whom}?`,
      text: `“${subject}” goes to ${confirmed === 1 ? "them" : "each of them"}. ${time}`,
      confirm: "Send",
    };
  }
  const when = day.format(new Date(sent_before.at));
  return {
    title: "Send it again?",
    text: `This post went to ${subscriberWords(sent_before.recipients)} on ${when}. “${subject}” would go to ${whom} now. ${time}`,
    confirm: "Send again",
  };
}
