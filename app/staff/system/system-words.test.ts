import { describe, expect, test } from "vitest";
import type { SystemState } from "#contract/answers/system.ts";
import {
  backupFinding,
  dayFinding,
  diskFinding,
  inBytes,
  outboxFindings,
  stuckFinding,
} from "./system-words.ts";

const now = "2026-03-02T12:00:00.000Z";
const state = (parts: Partial<SystemState>) => ({ checked_at: now, ...parts }) as SystemState;
const outbox = { waiting: 0, sent: 7, failed: 0, oldest_waiting_at: null };
const day = { day: "2026-03-02", received: 3, queued: 3, sent: 3, waiting: 0, failed: 0 };

test.each([
  { given: outbox, says: [[true, /^No mail waits\.$/]] },
  {
    given: { ...outbox, waiting: 1, oldest_waiting_at: "2026-03-02T11:59:00.000Z" },
    says: [[true, /^1 mail waits, the first since 2 Mar 2026, \d\d:59\.$/]],
  },
  {
    given: { ...outbox, waiting: 2, oldest_waiting_at: "2026-03-02T10:59:00.000Z" },
    says: [[false, /^2 mails wait, the first since/]],
  },
  {
    given: { ...outbox, failed: 1 },
    says: [
      [true, /^No mail waits\.$/],
      [false, /^1 mail could not be sent within three days\.$/],
    ],
  },
] as const)("the outbox $given", ({ given, says }) => {
  const found = outboxFindings(state({ outbox: given }));

  expect(found.map(({ isWell }) => isWell)).toEqual(says.map(([isWell]) => isWell));
  for (const [index, [, text]] of says.entries()) expect(found[index]?.text).toMatch(text);
});

test.each([
  [0, undefined],
  [1, /^1 lead is stored and could not be put on its list:/],
  [2, /^2 leads are stored and could not be put on their lists:/],
])("%i leads that wait", (stuck_leads, text) => {
  const found = stuckFinding(state({ stuck_leads }));

  expect(found?.isWell).toBe(text && false);
  expect(found?.text ?? "").toMatch(text ?? /^$/);
});

test.each([
  { made_at: null, isWell: false, text: /^No backup is known/ },
  { made_at: "2026-03-02T02:00:00.000Z", isWell: true, text: /^Made 2 Mar 2026, .*, 1\.5 MB\.$/ },
  { made_at: "2026-02-27T02:00:00.000Z", isWell: false, text: /1\.5 MB\. That is 3 days ago\.$/ },
])("a backup made $made_at", ({ made_at, isWell, text }) => {
  const backup = made_at ? { made_at, file_name: "a.sqlite", bytes: 1_500_000 } : null;

  const found = backupFinding(state({ backup }));

  expect(found.isWell).toBe(isWell);
  expect(found.text).toMatch(text);
});

test.each([
  { free: 50, size: 100, isWell: true, text: "50.0 GB of 100.0 GB are free." },
  { free: 9, size: 100, isWell: false, text: "9.0 GB of 100.0 GB are free." },
  { free: 0.9, size: 2, isWell: false, text: "900.0 MB of 2.0 GB are free." },
])("a disk with $free of $size GB", ({ free, size, ...found }) => {
  const disk = { free_bytes: free * 1e9, size_bytes: size * 1e9 };

  expect(diskFinding(state({ disk }))).toEqual(found);
});

describe("a day's leads", () => {
  test.each([
    { given: day, isWell: true, text: "All told." },
    { given: { ...day, sent: 2, waiting: 1 }, isWell: false, text: "1 notice not sent yet." },
    {
      given: { ...day, queued: 2, sent: 0, failed: 2 },
      isWell: false,
      text: "1 lead without a notice, 2 notices could not be sent.",
    },
  ])("$given: $text", ({ given, ...found }) => {
    expect(dayFinding(given, true)).toEqual(found);
  });

  test("of a site that tells nobody", () => {
    const given = { ...day, queued: 0, sent: 0 };
    expect(dayFinding(given, false)).toEqual({ isWell: false, text: "Nobody was told." });
    // Of a day before that was chosen.
    expect(dayFinding(day, false)).toEqual({ isWell: true, text: "All told." });
  });
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [25_000, "25 KB"],
  [1_234_567, "1.2 MB"],
  [7.5e13, "75.0 TB"],
])("%d bytes are %s", (bytes, text) => {
  expect(inBytes(bytes)).toBe(text);
});
