import { test } from "vitest";
import { recordDrill } from "#tests/drill-record.ts";
import { canFail, failDisk, faults, orNotTried } from "./failing-disk.ts";

test.runIf(canFail)(`disk calls fail: 503, nothing false, on it goes${orNotTried}`, async () => {
  const { sent, refused } = await failDisk(20);
  recordDrill("Disk calls that fail (strace, SQLite)", {
    faults: faults.map(({ title, error }) => `${title} (${error})`).join(", "),
    "enquiries sent": sent,
    "answered 503 and repeated with their key": refused,
    "false 201": 0,
    "acknowledged and lost, also after a kill": 0,
    "stored twice": 0,
  });
});
