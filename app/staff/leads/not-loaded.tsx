import { useEffect } from "react";
import { whenFocusIsFree } from "#app/staff/focus.ts";
import { Blank } from "#app/staff/states.tsx";
import { focusPlace } from "#app/ui/focus-place.ts";
import { leadListId, useListFocusAfter } from "./list-focus.ts";

/** In the place of other leads. What has failed is said above it, with the button that asks again. */
export function NotLoaded() {
  useListFocusAfter();
  // Of a heading, or a step to another page, that went away with its own press.
  useEffect(() => whenFocusIsFree(() => focusPlace(leadListId)), []);
  return (
    <Blank text="This part of the list is not loaded">
      <p>“Retry”, above, asks for them again.</p>
    </Blank>
  );
}
