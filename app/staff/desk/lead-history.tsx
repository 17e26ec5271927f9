import { receivedWithZone } from "#app/staff/received.ts";
import type { LeadChange } from "#contract/answers/desk.ts";
import { changeLines } from "./history-words.ts";
import { answererName } from "./words.ts";

/** Every change with who and when, and the notes among them. */
export function LeadHistory({ history }: { history: readonly LeadChange[] }) {
  return (
    <section className="desk-part">
      <h3>History</h3>
      {history.length === 0 && <p className="desk-quiet">Nothing has been done with it yet.</p>}
      <ol className="desk-history">
        {history.map((change) => (
          // One change may have fields and a note, each in an entry of its own.
          <Entry key={`${change.change_id} ${change.note}`} change={change} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ change }: { change: LeadChange }) {
  const { at, staff, note, undone_at } = change;
  return (
    <li data-undone={undone_at !== "" || undefined}>
      {changeLines(change).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {note && <p className="desk-history__note">{note}</p>}
      <small>
        {answererName(staff)}, <time dateTime={at}>{receivedWithZone(at)}</time>
        {undone_at && " (taken back)"}
      </small>
    </li>
  );
}
