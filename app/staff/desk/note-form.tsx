import type { SubmitEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { useDeskChanges } from "./changes.ts";
import { sendingOf } from "./sending.ts";
import { useKeptText } from "./use-kept-text.ts";
import { useOwnSend } from "./use-own-send.ts";

/** A note for the colleagues; the visitor never sees it. */
export function NoteForm({ id }: { id: string }) {
  const { addNote } = useDeskChanges();
  const { isOwn, send } = useOwnSend();
  const { text, keep, forget, ...kept } = useKeptText("note", id);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = text.trim();
    if (!note) return;
    const sending = sendingOf({ note }, kept.sending);
    keep({ sending });
    if (await send(() => addNote(id, note, sending.key))) forget();
  }
  return (
    <form className="desk-part desk-note" onSubmit={(event) => void submit(event)}>
      <label className="desk-choice">
        <span>Note for colleagues</span>
        <textarea
          className="desk-input"
          rows={3}
          required
          value={text}
          readOnly={isOwn}
          onChange={({ target }) => keep({ text: target.value })}
        />
      </label>
      <Button type="submit" variant="line" size="sm" busy={isOwn}>
        Save the note
      </Button>
    </form>
  );
}
