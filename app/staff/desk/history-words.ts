import { officeNames } from "#contract/answering.ts";
import type { LeadChange, LeadState } from "#contract/answers/desk.ts";
import { shortDayText } from "./span.ts";
import { ownerName, stageNames } from "./words.ts";

type Field = keyof LeadState;

/** What one change did, a line for each field: "Stage: New → In touch". */
export function changeLines({ before, after }: Pick<LeadChange, "before" | "after">): string[] {
  const fields = Object.keys(words) as Field[];
  return fields
    .filter((field) => field in after)
    .map((field) => {
      if (field === "trashed_at") return after.trashed_at ? "Moved to the trash" : "Restored";
      return `${words[field]}: ${valueText(field, before)} → ${valueText(field, after)}`;
    });
}

const words: Record<Field, string> = {
  stage: "Stage",
  lost_reason: "Reason",
  owner: "Owner",
  next_step: "Next step",
  next_step_on: "On",
  office: "Office",
  trashed_at: "Trash",
};

function valueText(field: Field, state: Partial<LeadState>): string {
  if (field === "owner") return ownerName(state.owner ?? null);
  if (field === "stage") return state.stage ? stageNames[state.stage] : "–";
  if (field === "office") return state.office ? officeNames[state.office] : "–";
  if (field === "next_step_on") return state.next_step_on ? shortDayText(state.next_step_on) : "–";
  return state[field] || "–";
}
