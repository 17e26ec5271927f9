import { expect, test } from "vitest";
import { recordDrill } from "#tests/drill-record.ts";
import { campaignUnderKills } from "./campaign-kills.ts";

const recipients = 1000;
const kills = 20;

test(`killed ${kills} times while ${recipients} readers are mailed`, {
  timeout: 900_000,
}, async () => {
  const kept = await campaignUnderKills({
    recipients,
    kills,
    killAfterMs: [300, 6000],
    patienceMs: 400_000,
  });

  recordDrill("A campaign through an SMTP server while the site is killed (SIGKILL, SQLite)", {
    "kills at random moments": kills,
    recipients,
    "mails that arrived": kept.delivered,
    "recipients who got it twice": kept.twice,
    "recipients who got it not at all": kept.missing,
    "tries; those beyond one a recipient were cut off before the mail could be taken": kept.tries,
    "handed over at a kill, so that nobody heard the answer: told as not certain, not sent again":
      kept.unclear,
  });
  expect(kept).toMatchObject({ delivered: recipients, twice: 0, missing: 0 });
});
