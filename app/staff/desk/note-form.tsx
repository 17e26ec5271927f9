import type { SubmitEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { lengthMax } from "#contract/lengths.ts";
import { useDeskChanges } from "./changes.ts";

/** A note for the colleagues; the visitor never sees it. */
export function NoteForm({ id }: { id: string }) {
  const { addNote, isBusy } = useDeskChanges();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("note") ?? "").trim();
    if (text && (await addNote(id, text))) form.reset();
  }
  return (
    <form className="desk-part desk-note" onSubmit={(event) => void submit(event)}>
      <label className="desk-choice">
        <span>Note for colleagues</span>
        <textarea className="desk-input" name="note" rows={3} required maxLength={lengthMax.text} />
      </label>
      <Button type="submit" variant="line" size="sm" busy={isBusy}>
        Keep the note
      </Button>
    </form>
  );
}
