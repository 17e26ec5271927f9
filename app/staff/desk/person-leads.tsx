import { receivedWithZone } from "#app/staff/received.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { DeskLead, DeskRow } from "#contract/answers/desk.ts";
import { StageChip } from "./stage-chip.tsx";
import { kindIcons, kindNames } from "./words.ts";

type Props = { lead: DeskLead; leads: readonly DeskRow[]; onOpen: (id: string) => void };

/** Everything that this person has sent; silent about a single lead. */
export function PersonLeads({ lead, leads, onOpen }: Props) {
  if (leads.length < 2) return null;
  return (
    <section className="desk-part">
      <h3>Everything from this person ({leads.length})</h3>
      <ul className="desk-sent">
        {leads.map(({ id, category, excerpt, created_at, stage, ...sent }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === lead.id ? "true" : undefined}
              onClick={() => onOpen(id)}
            >
              <Icon name={kindIcons[sent.kind]} />
              <span>
                <b>{category || kindNames[sent.kind]}</b>
                <small>
                  <time dateTime={created_at}>{receivedWithZone(created_at)}</time>
                </small>
                {excerpt && <span className="desk-sent__say">{excerpt}</span>}
              </span>
              <StageChip stage={stage} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
