import { useEffect, useRef } from "react";

/** The row of a lead in the page. */
export function rowIdOf({ id }: { id: string }): string {
  return `lead-${id}`;
}

/** Closing the details gives the focus back to the row that they belong to. */
export function useRowFocusAfter(openedId: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!openedId && last.current) document.getElementById(rowIdOf({ id: last.current }))?.focus();
    last.current = openedId;
  }, [openedId]);
}
