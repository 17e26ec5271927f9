import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useIsLong } from "#app/ui/use-is-long.ts";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import { type Notice, useDeskChanges } from "./changes.ts";

const saving: Notice = { text: "Saving…", tone: "done" };

/** What was just done, with the way back; or why it was not, also while something else is being done. It stands where the person is: over the page or the sheet. */
export function NoticeBar() {
  const { undo, dismiss, isBusy, ...changes } = useDeskChanges();
  const isLong = useIsLong(isBusy);
  const notice = isLong && changes.notice?.tone !== "problem" ? saving : changes.notice;
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div className="desk-notice" {...kept} data-tone={notice?.tone}>
      <p role="status">{notice?.text}</p>
      {notice?.undo && (
        <Button variant="gold" size="sm" busy={isBusy} onClick={() => void undo()}>
          Undo <kbd>z</kbd>
        </Button>
      )}
      {notice && !isLong && (
        <button className="x" type="button" aria-label="Close the message" onClick={dismiss}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
