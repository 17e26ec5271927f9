import { received } from "#app/staff/received.ts";
import { Button } from "#app/ui/button.tsx";
import type { Draft } from "./post-draft.ts";

type Props = { draft: Draft; isDiscarded: boolean; onSwap: () => void };

/** Tells that the fields do not show what is stored, but what was being written; discarded by mistake, it comes back. */
export function DraftNote({ draft, isDiscarded, onSwap }: Props) {
  const { at, lostImages } = draft;
  return (
    <div className="sheet note" role="status">
      <p>
        Your draft of <time dateTime={at.toISOString()}>{received(at.toISOString())}</time>{" "}
        {isDiscarded ? "is discarded." : "is back."}
        {lostImages > 0 && ` Images that could not be kept: ${lostImages}.`}
      </p>
      <Button variant="line" size="sm" onClick={onSwap}>
        {isDiscarded ? "Undo" : "Discard the draft"}
      </Button>
    </div>
  );
}
