import { useFocusBack } from "#app/staff/focus.ts";
import { leadListId } from "./list-focus.ts";

/** The row of a lead in the page. */
export function rowIdOf({ id }: { id: string }): string {
  return `lead-${id}`;
}

/** Closing the details gives the focus back to the row that they belong to, or where it has gone, to the list. */
export function useRowFocusAfter(openedId: string | undefined): void {
  useFocusBack(openedId, (id) => [rowIdOf({ id }), leadListId]);
}
