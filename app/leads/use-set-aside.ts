import { type RefObject, useRef } from "react";
import { empty, fill, isEmpty, valuesOf } from "./form-values.ts";
import { keep, readKept } from "./kept-leads.ts";
import type { LeadPlace, Values } from "./lead-places.ts";

/** What waits to be sent may come from another tab: it is not written over by what is typed here. */
export function useSetAside(place: LeadPlace, form: RefObject<HTMLFormElement | null>) {
  const typed = useRef<Values>(undefined);
  return {
    /** Shows what waits, if something does; other words of this form are there again once that is sent. */
    showWaiting(): boolean {
      const kept = readKept(place);
      if (!kept?.isWaiting || !form.current) return false;
      const own = valuesOf(form.current);
      const isOther = Object.entries(own).some(([name, value]) => kept.values[name] !== value);
      if (isOther && !isEmpty(own)) typed.current ??= own;
      fill(form.current, kept.values);
      return true;
    },
    clear(): void {
      if (!form.current) return;
      empty(form.current);
      if (typed.current) {
        fill(form.current, typed.current);
        // Another tab may have something newer there.
        if (!readKept(place)) keep(place, typed.current, false);
      }
      typed.current = undefined;
    },
  };
}
