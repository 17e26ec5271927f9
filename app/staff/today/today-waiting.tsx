import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { numberText } from "#app/staff/count-words.ts";
import { useNow } from "#app/staff/desk/use-now.ts";
import { countText } from "#app/staff/desk/words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { officeNames } from "#contract/answering.ts";
import type { DeskFigures, DueStep, WaitingLead } from "#contract/answers/figures.ts";
import { countMax } from "#contract/desk.ts";
import type { DeskOrder } from "#contract/desk-query.ts";
import { leadPath, mailedSections, sectionPath } from "#contract/staff-paths.ts";
import { dueWords, leadWords, stepWords } from "./today-words.ts";

/** Overdue first. The words go on counting while the page is open. */
export function WaitingLeads({ waiting }: { waiting: DeskFigures["waiting"] }) {
  const now = useNow();
  const { total, overdue, leads } = waiting;
  return (
    <Part
      className="waits"
      title="Waiting for a first answer"
      figure={total}
      note={total === 0 ? "Everybody has an answer." : overdueWords(overdue)}
      isBad={overdue > 0}
    >
      <ul className="waits__list">
        {leads.map((lead) => (
          <Waiting key={lead.id} lead={lead} now={now} />
        ))}
      </ul>
      <Rest total={total} shown={leads.length} sort="due" />
    </Part>
  );
}

function overdueWords(overdue: number): string {
  return overdue === 0 ? "None is overdue." : `${numberText(overdue)} overdue.`;
}

/** What is left out here stands on the desk, in the same order. */
function Rest({ total, shown, sort }: { total: number; shown: number; sort: DeskOrder }) {
  if (total <= shown) return null;
  const left = numberText(total - shown);
  return (
    <p className="today__rest">
      <Link to={`${sectionPath(mailedSections.desk)}&sort=${sort}`}>
        And {total >= countMax ? `more than ${left}` : `${left} more`} on the desk
      </Link>
    </p>
  );
}

function Waiting({ lead, now }: { lead: WaitingLead; now: number }) {
  const { isOverdue, text } = dueWords(lead, now);
  return (
    <li>
      <Link className="waits__one" to={leadPath(lead)}>
        <strong>{lead.name}</strong>
        <span className="waits__about">
          {leadWords(lead)}, {officeNames[lead.office]}
        </span>
        <span className={`waits__due${isOverdue ? " waits__due--bad" : ""}`}>
          {isOverdue && <Icon name="triangle-alert" />}
          <span>{text}</span>
        </span>
      </Link>
    </li>
  );
}

/** What staff wrote down to do by today. */
export function DueSteps({ steps }: { steps: DeskFigures["steps"] }) {
  const now = useNow();
  const { total, due } = steps;
  return (
    <Part
      className="steps"
      title="Next steps due"
      figure={total}
      note={total === 0 ? "Nothing was planned for today." : "Planned for today or before."}
    >
      <ul className="waits__list">
        {due.map((step) => (
          <Step key={step.id} step={step} now={now} />
        ))}
      </ul>
      <Rest total={total} shown={due.length} sort="next-step" />
    </Part>
  );
}

function Step({ step, now }: { step: DueStep; now: number }) {
  return (
    <li>
      <Link className="waits__one" to={leadPath(step)}>
        <strong>{step.name}</strong>
        <span className="waits__about">{step.next_step || leadWords(step)}</span>
        <span className="waits__due">{stepWords(step, now)}</span>
      </Link>
    </li>
  );
}

type PartProps = {
  className: string;
  title: string;
  figure: number;
  note: string;
  isBad?: boolean;
  children: ReactNode;
};

function Part({ className, title, figure, note, isBad, children }: PartProps) {
  const id = useId();
  return (
    <section className={`today__part ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="today__figure">
        <b>{countText(figure)}</b>
        <span className={isBad ? "today__bad" : undefined}>{note}</span>
      </p>
      {children}
    </section>
  );
}
