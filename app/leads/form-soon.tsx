import type { ComponentType } from "react";
import { Nearby, soon } from "#app/ui/nearby.tsx";
import type { LeadPlace } from "./lead-places.ts";

/**
 * A form that stands on a page from its start and posts by itself: what it is made of comes after the page, and before
 * anybody can have filled it in.
 */
export function formSoon<P extends object>(
  place: LeadPlace,
  load: () => Promise<ComponentType<P>>,
) {
  const id = `${place}-form`;
  const Form: ComponentType<P> = soon(id, load);
  return (props: P) => (
    <Nearby id={id}>
      <Form {...props} />
    </Nearby>
  );
}
