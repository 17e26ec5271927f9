import type { ComponentType } from "react";
import { Nearby, onceUsed } from "#app/ui/nearby.tsx";
import { isSomethingKept, type LeadPlace } from "./lead-places.ts";

/**
 * A form that stands on a page from its start. It posts by itself, so most visits never load what it is made of; where
 * an earlier visit has left something typed, it comes at once.
 */
export function formOnceUsed<P extends object>(
  place: LeadPlace,
  load: () => Promise<ComponentType<P>>,
) {
  const id = `${place}-form`;
  const Form: ComponentType<P> = onceUsed(id, load, () => isSomethingKept(place));
  return (props: P) => (
    <Nearby id={id}>
      <Form {...props} />
    </Nearby>
  );
}
