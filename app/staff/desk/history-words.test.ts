import { expect, test } from "vitest";
import { changeLines } from "./history-words.ts";

const asha = { id: "1", email: "asha@example.com", name: "" };

test.each([
  {
    before: { stage: "new" as const, lost_reason: "" },
    after: { stage: "lost" as const, lost_reason: "Not eligible" },
    lines: ["Stage: New → Lost", "Reason: – → Not eligible"],
  },
  { before: { owner: null }, after: { owner: asha }, lines: ["Owner: Nobody → asha"] },
  { before: { owner: asha }, after: { owner: null }, lines: ["Owner: asha → Nobody"] },
  {
    before: { next_step: "", next_step_on: "" },
    after: { next_step: "Call", next_step_on: "2026-03-02" },
    lines: ["Next step: – → Call", "On: – → Mon 2 Mar"],
  },
  {
    before: { office: "austin" as const },
    after: { office: "kochi" as const },
    lines: ["Office: Austin → Kochi"],
  },
  {
    before: { trashed_at: "" },
    after: { trashed_at: "2026-11-21T10:00:00.000Z" },
    lines: ["Moved to the trash"],
  },
  {
    before: { trashed_at: "2026-11-21T10:00:00.000Z" },
    after: { trashed_at: "" },
    lines: ["Restored"],
  },
  { before: {}, after: {}, lines: [] },
])("$before → $after reads $lines", ({ before, after, lines }) => {
  expect(changeLines({ before, after })).toEqual(lines);
});
