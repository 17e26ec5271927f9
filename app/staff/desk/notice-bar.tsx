import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import { useDeskChanges } from "./changes.ts";

/** What was just done, with the way back; or why it was not. It stands where the person is: over the page or the sheet. */
export function NoticeBar() {
  const { notice, undo, dismiss, isBusy } = useDeskChanges();
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div className="desk-notice" {...kept} data-tone={notice?.tone}>
      <p role="status">{notice?.text}</p>
      {notice?.undo && (
        <Button variant="gold" size="sm" busy={isBusy} onClick={() => void undo()}>
          Undo <kbd>z</kbd>
        </Button>
      )}
      {notice && (
        <button className="x" type="button" aria-label="Close the message" onClick={dismiss}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
