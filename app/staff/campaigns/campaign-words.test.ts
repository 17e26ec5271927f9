import { describe, expect, test } from "vitest";
import type { CampaignCounts } from "#contract/answers/campaigns.ts";
import { exceptionWords, progressWords, startQuestion, subscriberWords } from "./campaign-words.ts";

const none: CampaignCounts = {
  recipients: 0,
  waiting: 0,
  queued: 0,
  sent: 0,
  skipped: 0,
  bounced: 0,
  failed: 0,
  unclear: 0,
};

test.each([
  ["sending", { sent: 12, recipients: 40, waiting: 28 }, "12 of 40 sent"],
  ["done", { sent: 1200, recipients: 1200 }, "1,200 of 1,200 sent"],
  ["stopped", { sent: 3, recipients: 9, waiting: 6 }, "3 of 9 sent; 6 were not sent any more"],
  ["stopped", { sent: 3, recipients: 4, waiting: 1 }, "3 of 4 sent; 1 was not sent any more"],
] as const)("a campaign that is %s says how far it is", (state, counts, words) => {
  expect(progressWords({ state, counts: { ...none, ...counts } })).toBe(words);
});

const wordsOf = ({ text, why }: ReturnType<typeof exceptionWords>[number]) => `${text}: ${why}`;

test("each kind of recipient who did not simply get it is named, with why", () => {
  const simply = { ...none, sent: 7, waiting: 8, recipients: 15 };
  const counts = { ...simply, queued: 1, skipped: 2, bounced: 3, failed: 4, unclear: 5 };

  expect(exceptionWords(simply)).toEqual([]);
  expect(exceptionWords({ ...counts, recipients: 36 }).map(wordsOf)).toEqual([
    "1 on the way: being sent, or tried again because the mail server said “later”",
    "2 skipped: unsubscribed before their turn",
    "3 bounced: the address is not there any more",
    "4 failed: refused by their mail server",
    "5 not certain: handed over while the server stopped: most likely there, so not sent again",
    "6 deleted: their data was deleted, before their turn or after it",
  ]);
});

describe("the question before a start", () => {
  test.each([
    [1, 60, "them", "about a minute"],
    [61, 60, "each of them", "about 2 minutes"],
    [1000, 600, "each of them", "about 2 minutes"],
    [10_000, 60, "each of them", "about 3 hours"],
  ])("of %i recipients at %i a minute says: to %s, %s", (confirmed, perMinute, whom, time) => {
    const { title, text } = startQuestion("News", perMinute, { confirmed, sent_before: null });

    expect(title).toBe(`Send to ${subscriberWords(confirmed)}?`);
    expect(text).toBe(
      `“News” goes to ${whom}. It takes ${time}, and can be undone for 10 seconds.`,
    );
  });

  test("warns of a post that was sent before", () => {
    const sent_before = { at: "2026-03-02T09:00:00.000Z", recipients: 1 };

    expect(startQuestion("News", 60, { confirmed: 2, sent_before })).toEqual({
      title: "Send it again?",
      text: "This post went to 1 subscriber on 2 March 2026. “News” would go to 2 subscribers now. It takes about a minute, and can be undone for 10 seconds.",
      confirm: "Send again",
    });
  });
});
