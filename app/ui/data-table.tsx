import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "./icon.tsx";

export type Column<Row> = {
  head: string;
  /** `number` counts the rows, from the table's first number. */
  cell: (row: Row, number: number) => ReactNode;
  className?: string;
  /** The name of the order by this column, from A to Z, where the rows can stand in one. */
  order?: string;
};

type Sorting = {
  /** The name of the order in which the rows stand. */
  by: string;
  /** A head was pressed. */
  onSort: (order: string) => void;
};

type Props<Row> = {
  /** What the table lists and how to use it; read aloud, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The number of the first row; 1 unless earlier ones stand on another page. */
  firstNumber?: number;
  /** Undefined: the heads are no buttons, as on phones, where they are not seen. */
  sorting: Sorting | undefined;
  /** The row's id in the page, to find it again and give it the focus. */
  rowId: (row: Row) => string;
  isSelected: (row: Row) => boolean;
  onOpen: (row: Row) => void;
};

/** Rows open with a click, Enter or Space; the arrow keys, j and k move between them. On phones it is a list. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  firstNumber = 1,
  sorting,
  rowId,
  isSelected,
  onOpen,
}: Props<Row>) {
  return (
    <table className="t">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, className, order }) =>
            sorting && order ? (
              <SortHead key={head} {...{ head, className, order, sorting }} />
            ) : (
              <th key={head} scope="col" className={className}>
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={rowId(row)}
            id={rowId(row)}
            tabIndex={0}
            // Chromium gives a row of a table no name by itself, and tells nobody that it is selected.
            aria-labelledby={rowId(row)}
            aria-current={isSelected(row) ? "true" : undefined}
            onClick={() => {
              if (!hasMarkedText()) onOpen(row);
            }}
            onKeyDown={(event) => onRowKey(event, () => onOpen(row))}
          >
            {columns.map(({ head, cell, className }) => (
              <td key={head} className={className}>
                {cell(row, firstNumber + index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SortHeadProps = {
  head: string;
  className: string | undefined;
  order: string;
  sorting: Sorting;
};

function SortHead({ head, className, order, sorting }: SortHeadProps) {
  const isSorted = sorting.by === order;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? "ascending" : "none"}>
      <button className="t__sort" type="button" onClick={() => sorting.onSort(order)}>
        {head}
        <Icon name="arrow-up" />
      </button>
    </th>
  );
}

/** Somebody who marks a phone number to copy it does not want the row opened. */
function hasMarkedText() {
  return getSelection()?.type === "Range";
}

function onRowKey(event: KeyboardEvent<HTMLTableRowElement>, open: () => void) {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const act = rowKeys[event.key];
  if (!act) return;

  event.preventDefault();
  act(event.currentTarget, open);
}

type RowKey = (row: HTMLTableRowElement, open: () => void) => void;
const openRow: RowKey = (_, open) => open();
const toNext: RowKey = (row) => focus(row.nextElementSibling);
const toPrevious: RowKey = (row) => focus(row.previousElementSibling);
const rowKeys: Record<string, RowKey | undefined> = {
  Enter: openRow,
  " ": openRow,
  ArrowDown: toNext,
  j: toNext,
  ArrowUp: toPrevious,
  k: toPrevious,
};

function focus(row: Element | null) {
  if (row instanceof HTMLElement) row.focus();
}
