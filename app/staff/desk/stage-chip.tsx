import type { Stage } from "#contract/desk.ts";
import { stageNames } from "./words.ts";

/** Where a lead stands, in a word and a colour. */
export function StageChip({ stage }: { stage: Stage }) {
  return <span className={`chip chip--${stage}`}>{stageNames[stage]}</span>;
}
