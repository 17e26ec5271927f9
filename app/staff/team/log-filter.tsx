import { Picker } from "#app/staff/picker.tsx";
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
      <Picker
        label="Person"
        value={asked.staff}
        options={[["", "Everybody"], ...people]}
        onPick={(staff) => onChange({ staff })}
      />
      <Picker
        label="Kind"
        value={asked.what}
        options={[
          ["", "Everything"],
          ...auditKinds.map((kind) => [kind, auditWords[kind].name] as const),
        ]}
        onPick={(what) => onChange({ what })}
      />
    </div>
  );
}
