import { test } from "vitest";
import { killRounds, roundPatienceMs } from "./kill-rounds.ts";

const rounds = 20;

test(`killed ${rounds} times while enquiries arrive, it keeps each acknowledged one, once`, {
  timeout: (rounds + 1) * roundPatienceMs,
}, async () => {
  await killRounds(rounds);
});
