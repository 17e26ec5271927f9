import { useEffect } from "react";
import { whenFocusIsFree } from "#app/staff/focus.ts";
import { focusPlace } from "#app/ui/focus-place.ts";

/** Of the element around a list of leads, which can hold the focus (tabIndex -1). */
export const leadListId = "lead-list";

/** For a part that goes away with its own press: the keyboard goes on in the list. */
export function useListFocusAfter(): void {
  useEffect(() => () => whenFocusIsFree(() => focusPlace(leadListId)), []);
}
