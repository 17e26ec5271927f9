import type { ComponentProps } from "react";
import { rowIdOf } from "#app/staff/leads/use-row-focus-after.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import type { DeskRow } from "#contract/answers/desk.ts";
import { type ColumnName, deskColumns } from "./columns.tsx";
import type { Selection } from "./selection.ts";

type Props = {
  rows: readonly DeskRow[];
  columns: readonly ColumnName[];
  /** Epoch milliseconds. */
  now: number;
  openedId: string | undefined;
  selection: Selection;
  sorting: ComponentProps<typeof DataTable>["sorting"];
  onOpen: (id: string) => void;
};

/** The rows of the inbox, each with a box to choose it. */
export function LeadTable({ rows, columns, now, openedId, selection, ...rest }: Props) {
  const { sorting, onOpen } = rest;
  const tick = {
    head: "Chosen",
    cell: ({ id, name }: DeskRow) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys of the box do not reach the row's
      <label className="desk-tick" onClick={(event) => event.stopPropagation()}>
        <input
          type="checkbox"
          checked={selection.ids.has(id)}
          aria-label={`Choose ${name}`}
          onChange={() => selection.toggle(id)}
        />
      </label>
    ),
    className: "desk-tick-cell",
  };
  return (
    <DataTable
      caption="Leads: Enter on a row opens it, j and k move between rows, x chooses one"
      columns={[tick, ...deskColumns(columns, now)]}
      rows={rows}
      sorting={sorting}
      rowId={rowIdOf}
      isSelected={({ id }) => id === openedId}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}
