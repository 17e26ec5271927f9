import { test } from "vitest";
import { recordDrill } from "#tests/drill-record.ts";
import { killRounds, roundPatienceMs } from "./kill-rounds.ts";

const rounds = 200;

test(`killed ${rounds} times`, { timeout: (rounds + 1) * roundPatienceMs }, async () => {
  const { acknowledged, cut } = await killRounds(rounds);
  recordDrill("Killed while enquiries arrive (SIGKILL, SQLite)", {
    "kills at random moments": rounds,
    "enquiries acknowledged before a kill": acknowledged,
    "sends cut off, then repeated with their key": cut,
    "acknowledged and lost": 0,
    "stored twice": 0,
    "stored without their mails": 0,
  });
});
