import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { DeskPage, DeskRow } from "#contract/answers/desk.ts";
import type { Stage } from "#contract/desk.ts";
import { chosenText, useBulkChange } from "./bulk-bar.tsx";
import type { Changes } from "./changes.ts";
import { focusedRowId } from "./row-focus.ts";
import type { Selection } from "./selection.ts";
import { StageDialog } from "./stage-dialog.tsx";
import { stageNames } from "./words.ts";

type Needs = {
  page: DeskPage;
  selection: Selection;
  changes: Changes;
  /** The open lead, as it was last loaded. */
  opened: DeskRow | undefined;
};

/** Asks for a stage: of the chosen leads, else of the open one, else of the row with the focus. */
export function useStageQuestion({ page, selection, changes, opened }: Needs) {
  const [asked, setAsked] = useState<DeskRow | "chosen">();
  const { key } = useLocation();
  // Back and Forward lead away from the lead, or from the list, that it is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place of the address is another one
  useEffect(() => setAsked(undefined), [key]);
  const changeChosen = useBulkChange({ page, selection }, changes);

  function choose(stage: Stage, lost_reason: string) {
    setAsked(undefined);
    const change = { stage, ...(stage === "lost" && { lost_reason }) };
    const text = stageNames[stage];
    if (asked === "chosen") void changeChosen(change, `moved to ${text}`);
    else if (asked) void changes.change(asked, change, `${asked.name}: ${text}.`);
  }
  const dialog: ReactNode = asked && (
    <StageDialog
      whose={asked === "chosen" ? chosenText(selection, page.total) : asked.name}
      current={asked === "chosen" ? undefined : asked.stage}
      onChoose={choose}
      onLeave={() => setAsked(undefined)}
    />
  );
  return {
    dialog,
    askForChosen: () => setAsked("chosen"),
    askForOpened: () => setAsked(opened),
    ask() {
      const rowId = focusedRowId();
      const row = page.data.find(({ id }) => id === rowId);
      setAsked(selection.ids.size > 0 ? "chosen" : (opened ?? row));
    },
  };
}
