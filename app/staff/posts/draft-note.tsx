import { received } from "#app/staff/received.ts";
import { Button } from "#app/ui/button.tsx";
import type { Draft } from "./post-draft.ts";

/** Tells that the fields do not show what is stored, but what was being written. */
export function DraftNote({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const { at, lostImages } = draft;
  return (
    <div className="sheet note" role="status">
      <p>
        Your draft of <time dateTime={at.toISOString()}>{received(at.toISOString())}</time> is back.
        {lostImages > 0 && ` Images that could not be kept: ${lostImages}.`}
      </p>
      <Button variant="line" size="sm" onClick={onDiscard}>
        Discard the draft
      </Button>
    </div>
  );
}
