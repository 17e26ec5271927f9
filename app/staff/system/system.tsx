import { type ReactNode, useId } from "react";
import { calendarDay, received } from "#app/staff/received.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { LeadDay, SystemState } from "#contract/answers/system.ts";
import {
  backupFinding,
  dayFinding,
  diskFinding,
  type Finding,
  inBytes,
  outboxFindings,
  stuckFinding,
} from "./system-words.ts";

/** Each part says in words how it is; a sign marks what somebody should look at. */
export function System({ state }: { state: SystemState }) {
  const { database, versions, backup } = state;
  const stuck = stuckFinding(state);
  return (
    <div className="system">
      {stuck && (
        <Part title="Leads that wait" isWide>
          <Found {...stuck} />
        </Part>
      )}
      <Part title="Mail">
        {outboxFindings(state).map((finding) => (
          <Found key={finding.text} {...finding} />
        ))}
        <p className="system__note">{state.outbox.sent} sent so far.</p>
      </Part>
      <Part title="Last backup">
        <Found {...backupFinding(state)} />
        {backup && <p className="system__note">{backup.file_name}</p>}
      </Part>
      <Part title="Room">
        <Found {...diskFinding(state)} />
        <p className="system__note">The database takes {inBytes(database.bytes)}.</p>
      </Part>
      <Part title="Versions" isWide>
        <dl className="system__facts">
          <Fact name="Site">{versions.site}</Fact>
          <Fact name="Node">{versions.node}</Fact>
          <Fact name={database.name}>{database.version}</Fact>
          <Fact name="Tables">{versions.tables}</Fact>
          <Fact name="Runs since">{received(state.started_at)}</Fact>
        </dl>
      </Part>
      <Days days={state.days} isOfficeTold={state.is_office_told} />
      <OverdueFacts facts={state.overdue_facts} />
    </div>
  );
}

function Part({ title, isWide, children }: PartProps) {
  const id = useId();
  return (
    <section className={`sheet account__part${isWide ? " system__wide" : ""}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
type PartProps = { title: string; isWide?: boolean; children: ReactNode };

function Found({ isWell, text }: Finding) {
  return (
    <p className={`system__found${isWell ? "" : " system__found--look"}`}>
      <Icon name={isWell ? "circle-check" : "triangle-alert"} />
      <span>{text}</span>
    </p>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Days({ days, isOfficeTold }: { days: readonly LeadDay[]; isOfficeTold: boolean }) {
  return (
    <Part title="Received and told, by day" isWide>
      {!isOfficeTold && (
        <Found isWell={false} text="NOTIFY_EMAIL is not set: nobody is mailed about new leads." />
      )}
      {days.length === 0 ? (
        <p className="system__note">No enquiry or message came in the last two weeks.</p>
      ) : (
        // Not itself the sheet: that would let a table scroll sideways.
        <div>
          <table className="system__days">
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                <th scope="col">Stored</th>
                <th scope="col">Told</th>
                <th scope="col">In words</th>
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day.day}>
                  <th scope="row">{calendarDay(day.day)}</th>
                  <td>{day.received}</td>
                  <td>{day.sent}</td>
                  <td>
                    <Found {...dayFinding(day, isOfficeTold)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="system__note">
        Enquiries and messages stored, and the notices about them that were sent to the office. A
        visitor is told “received” only after their lead is stored.
      </p>
    </Part>
  );
}

function OverdueFacts({ facts }: { facts: SystemState["overdue_facts"] }) {
  return (
    <Part title="Facts to look up again" isWide>
      {facts.length === 0 ? (
        <Found isWell text="Every number on the site has been looked up in time." />
      ) : (
        <ul className="system__overdue">
          {facts.map(({ name, text, check_again_on, source_url }) => (
            <li key={name}>
              <a href={source_url} target="_blank" rel="noreferrer">
                {text}
                <span className="vh"> (opens in a new tab)</span>
              </a>
              <small>
                due {calendarDay(check_again_on)}, {name}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
