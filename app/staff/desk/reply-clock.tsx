import { Fragment } from "react";
import { Words } from "#app/ui/words.tsx";
import type { DeskRow } from "#contract/answers/desk.ts";
import { replyState } from "./reply-state.ts";

type Props = {
  lead: Pick<DeskRow, "clock" | "stage" | "trashed_at">;
  /** Epoch milliseconds; it counts as often as this goes on. */
  now: number;
  isLong?: boolean;
};

/** How much time is left to answer. Plain text without a live region: a screen reader reads it where it stands, once. */
export function ReplyClock({ lead, now, isLong = false }: Props) {
  const state = replyState(lead, now);
  if (!state) return null;
  return (
    // Made anew with its text, which has parts: a translator may have put others in their place.
    <span key={state.short} className={`desk-due desk-due--${state.tone}`}>
      {isLong ? <Sentences text={state.long} /> : <Words text={state.short} />}
    </span>
  );
}

function Sentences({ text }: { text: string }) {
  return text.split(/(?<=\.) /).map((sentence) => (
    <Fragment key={sentence}>
      <span>{sentence}</span>{" "}
    </Fragment>
  ));
}
