import { Icon } from "#app/ui/icon.tsx";
import { type AuditQuery, auditKinds } from "#contract/audit.ts";
import { auditWords } from "./audit-words.ts";

type Asked = Pick<AuditQuery, "staff" | "what">;
type Props = {
  asked: Asked;
  /** Ids and names. */
  people: readonly (readonly [string, string])[];
  onChange: (change: Partial<Asked>) => void;
};

/** Which part of the log is on show. */
export function LogFilter({ asked, people, onChange }: Props) {
  return (
    <div className="tools log__tools">
      <label className="pick">
        <span className="vh">Person</span>
        <select value={asked.staff} onChange={({ target }) => onChange({ staff: target.value })}>
          <option value="">Everybody</option>
          {people.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      <label className="pick">
        <span className="vh">Kind</span>
        <select
          value={asked.what}
          onChange={({ target }) =>
            onChange({ what: auditKinds.find((kind) => kind === target.value) ?? "" })
          }
        >
          <option value="">Everything</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {auditWords[kind].name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
    </div>
  );
}
