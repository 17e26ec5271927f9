import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { failureText } from "#app/staff/failure-text.ts";
import { postWords } from "#app/staff/post-words.ts";
import { receivedWithZone } from "#app/staff/received.ts";
import { Blank } from "#app/staff/states.tsx";
import { Button } from "#app/ui/button.tsx";
import { toastWarning } from "#app/ui/toast.ts";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { AuditEntry, AuditPage } from "#contract/answers/audit.ts";
import type { TeamMember } from "#contract/answers/team.ts";
import type { AuditKind, AuditQuery } from "#contract/audit.ts";
import { sectionPath } from "#contract/staff-paths.ts";
import { auditWords } from "./audit-words.ts";
import { LogFilter } from "./log-filter.tsx";
import { teamApi } from "./team-api.ts";

type Asked = Pick<AuditQuery, "staff" | "what">;
type Props = { asked: Asked; team: readonly TeamMember[]; first: AuditPage };

/** Who did what and when, newest first. Nobody can change it. */
export function Log({ asked, team, first }: Props) {
  const navigate = useNavigate();
  const { entries, next, busy, showOlder } = useEntries(asked, first);
  const kept = useKeptFocus<HTMLElement>();
  const names = new Map(team.map(({ id, name, email }) => [id, name || email]));
  const isNarrowed = asked.staff !== "" || asked.what !== "";

  return (
    <>
      <LogFilter
        asked={asked}
        people={[...names].filter(([, name]) => name !== "")}
        onChange={(change) => void navigate(logPath({ ...asked, ...change }))}
      />
      <section className="sheet log" aria-label="Log" {...kept}>
        {entries.length === 0 && (
          <Blank text={isNarrowed ? "No entry of that kind" : "Nothing has happened yet"}>
            <p>What staff do is kept here from now on, and goes by itself when it is old.</p>
          </Blank>
        )}
        <ol>
          {entries.map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.at}>{receivedWithZone(entry.at)}</time>
              <Sentence entry={entry} names={names} />
            </li>
          ))}
        </ol>
        {next && (
          <div className="log__more">
            <Button variant="line" size="sm" busy={busy} onClick={() => void showOlder()}>
              {busy ? "Loading older entries" : "Show older entries"}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

function logPath({ staff, what }: Asked): string {
  const side = { side: "log", ...(staff && { who: staff }), ...(what && { what }) };
  return `${sectionPath("team")}&${new URLSearchParams(side)}`;
}

/** What came so far. A refresh begins with the newest again. */
function useEntries(asked: Asked, first: AuditPage) {
  const [older, setOlder] = useState({ first, entries: [] as AuditEntry[], next: first.next });
  const [busy, setBusy] = useState(false);
  const shown = older.first === first ? older : { first, entries: [], next: first.next };

  async function showOlder() {
    if (busy) return;
    setBusy(true);
    try {
      const page = await teamApi.log({ ...asked, before: shown.next });
      setOlder({ first, entries: [...shown.entries, ...page.data], next: page.next });
    } catch (failure) {
      void toastWarning(failureText(failure, "The list could not be loaded."));
    } finally {
      setBusy(false);
    }
  }

  return { entries: [...first.data, ...shown.entries], next: shown.next, busy, showOlder };
}

type SentenceProps = { entry: AuditEntry; names: ReadonlyMap<string, string> };

function Sentence({ entry, names }: SentenceProps) {
  const { staff_id, what, target } = entry;
  // A newer instance may know kinds that this page does not.
  const { did, to } = auditWords[what as AuditKind] ?? { did: what };
  return (
    <p>
      <strong>{names.get(staff_id) || "A former colleague"}</strong> {did}
      {target && to === "person" && <strong> {names.get(target) || "somebody"}</strong>}
      {target && to === "post" && <PostName {...entry} />}
      {target && to !== "person" && to !== "post" && <code> {target}</code>}
    </p>
  );
}

function PostName({ target, title }: AuditEntry) {
  return <> “{title ? <Link to={`/blog/${target}`}>{title}</Link> : postWords(target)}”</>;
}
