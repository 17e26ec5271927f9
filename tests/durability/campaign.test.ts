import { expect, test } from "vitest";
import { campaignUnderKills } from "./campaign-kills.ts";

test("killed 3 times while 60 readers are mailed, each gets the mail once", async () => {
  const kept = await campaignUnderKills({
    recipients: 60,
    kills: 3,
    killAfterMs: [100, 800],
    patienceMs: 60_000,
  });

  expect(kept).toMatchObject({ delivered: 60, twice: 0, missing: 0 });
});
