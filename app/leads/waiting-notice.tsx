import { Button } from "#app/ui/button.tsx";

type Props = { isStored: boolean; onTryNow: () => void; onTakeBack: () => void };

/** Stands in a form whose lead could not be sent yet. `isStored`: it outlives the page. */
export function WaitingNotice({ isStored, onTryNow, onTakeBack }: Props) {
  return (
    <div className="waiting" role="status" tabIndex={-1}>
      <p>
        <strong>Not sent yet: there is no connection, or our service does not answer.</strong>{" "}
        {isStored
          ? "What you typed is kept in this browser for seven days and is sent by itself as soon as it can be, even if you close this page and come back later."
          : "What you typed is sent by itself as soon as it can be, as long as this page stays open: your browser does not let us keep it."}
      </p>
      <div className="waiting__acts">
        <Button size="sm" onClick={onTryNow}>
          Try now
        </Button>
        <Button size="sm" variant="line" onClick={onTakeBack}>
          Change it
        </Button>
      </div>
    </div>
  );
}
