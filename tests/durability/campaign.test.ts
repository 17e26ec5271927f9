import { expect, test } from "vitest";
import { campaignUnderKills } from "./campaign-kills.ts";

test("killed 3 times while 100 readers are mailed, each gets the mail once", async () => {
  const kept = await campaignUnderKills({
    recipients: 100,
    kills: 3,
    killAfterMs: [100, 800],
    patienceMs: 60_000,
  });

  console.log(kept);
  expect(kept).toMatchObject({ delivered: 100, twice: 0, missing: 0 });
});
