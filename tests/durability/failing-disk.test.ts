import { test } from "vitest";
import { canFail, failDisk, orNotTried } from "./failing-disk.ts";

test.runIf(canFail)(
  `a sync or a write that fails: 503, nothing said to be stored that is not, and on it goes${orNotTried}`,
  async () => {
    await failDisk(3);
  },
);
