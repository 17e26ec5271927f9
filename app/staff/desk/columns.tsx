import { cut } from "#app/staff/cut.ts";
import { Nothing } from "#app/staff/leads/facts.tsx";
import { received } from "#app/staff/received.ts";
import type { Column } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Words } from "#app/ui/words.tsx";
import { officeNames } from "#contract/answering.ts";
import type { DeskRow } from "#contract/answers/desk.ts";
import type { DeskOrder } from "#contract/desk-query.ts";
import { officeDay } from "./office-day.ts";
import { ReplyClock } from "./reply-clock.tsx";
import { replyState } from "./reply-state.ts";
import { ageText, shortDayText } from "./span.ts";
import { StageChip } from "./stage-chip.tsx";
import { kindIcons, kindNames, ownerName, sourceText } from "./words.ts";

/** The columns that can be left out, in their order. */
export const columnNames = {
  wants: "What they want",
  stage: "Stage",
  reply: "Reply",
  next: "Next step",
  owner: "Owner",
  office: "Office",
  source: "Source",
  age: "Age",
} as const;
export type ColumnName = keyof typeof columnNames;

/** What a press on a heading sorts by. */
const columnOrders: Partial<Record<ColumnName, DeskOrder>> = { reply: "due", next: "next-step" };

/** `now` is epoch milliseconds. */
export function deskColumns(chosen: readonly ColumnName[], now: number): Column<DeskRow>[] {
  const cells: Record<ColumnName, (row: DeskRow) => React.ReactNode> = {
    wants,
    stage: ({ stage }) => <StageChip stage={stage} />,
    reply: (row) => (replyState(row, now) ? <ReplyClock lead={row} now={now} /> : <Nothing />),
    next: (row) => <NextStep row={row} now={now} />,
    owner: ({ owner }) => (owner ? ownerName(owner) : <Nothing />),
    office: ({ office }) => officeNames[office],
    source: ({ source }) => sourceText(source),
    age: ({ created_at }) => (
      <time dateTime={created_at} title={received(created_at)}>
        {ageText(created_at, now)}
      </time>
    ),
  };
  const names = Object.keys(columnNames) as ColumnName[];
  return [
    who,
    ...names
      .filter((name) => chosen.includes(name))
      .map((name) => ({
        head: columnNames[name],
        cell: cells[name],
        className: `desk-${name}`,
        ...(name in columnOrders && { order: columnOrders[name] }),
      })),
  ];
}

const who: Column<DeskRow> = {
  head: "Name",
  cell: ({ name, created_at, ...row }) => (
    <>
      <span className="desk-kind" title={kindNames[row.kind]}>
        <Icon name={kindIcons[row.kind]} />
        <span className="vh">{kindNames[row.kind]}: </span>
      </span>
      {name}
      <small>
        <time dateTime={created_at}>{received(created_at)}</time>
      </small>
    </>
  ),
  className: "name desk-name",
  order: "name",
};

/** The service, and how the text begins. */
function wants({ category, excerpt, kind }: DeskRow) {
  if (!category && !excerpt) {
    return (
      <span className="soft">{kind === "call-back" ? "Asks for a call" : "Left no text"}</span>
    );
  }
  return (
    <span className="desk-wish">
      {category && (
        <b>
          <Words text={category} />
        </b>
      )}{" "}
      <span className="soft">
        <Words text={cut(excerpt)} />
      </span>
    </span>
  );
}

function NextStep({ row, now }: { row: DeskRow; now: number }) {
  const { next_step, next_step_on, office } = row;
  if (!next_step && !next_step_on) return <Nothing />;
  const isLate = next_step_on !== "" && next_step_on < officeDay(office, now);
  return (
    <>
      {next_step}{" "}
      {next_step_on && (
        <span className={isLate ? "desk-due desk-due--late" : "desk-due"}>
          {shortDayText(next_step_on)}
          {isLate && " (overdue)"}
        </span>
      )}
    </>
  );
}
