import { type FocusEvent, useEffect, useRef } from "react";

const rowsIn = () => [...document.querySelectorAll<HTMLElement>("tr[id^=lead-]")];

/** The lead of the row that has the focus. */
export function focusedRowId(): string | undefined {
  const row = document.activeElement?.closest("tr[id^=lead-]");
  return row?.id.slice("lead-".length);
}

/** Moves the focus by a row; from elsewhere to the first. */
export function focusRow(step: 1 | -1): void {
  const rows = rowsIn();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows[0] : rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.focus();
}

/** A row that a change has taken away leaves the focus to the one in its place. For the element around the rows. */
export function useKeptRowFocus(rows: readonly unknown[]) {
  const last = useRef(-1);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && last.current >= 0)
      rowsIn()
        .at(Math.min(last.current, rows.length - 1))
        ?.focus();
  }, [rows]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = rowsIn().findIndex((row) => row.contains(target));
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Gone on to something else; a row that goes away has nothing to go on to.
      if (relatedTarget instanceof Element && !relatedTarget.closest("tr, dialog"))
        last.current = -1;
    },
  };
}
