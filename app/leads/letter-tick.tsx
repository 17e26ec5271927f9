import { TickField } from "#app/ui/field.tsx";
import { letterConsent } from "#contract/consent.ts";
import type { Values } from "./lead-places.ts";

/** Asks for the newsletter beside a lead. Never ticked by us, but again after a post that gave the form back. */
export function LetterTick({ values }: { values: Values }) {
  const { version, wording } = letterConsent;
  return (
    <TickField
      label={wording}
      name="newsletter"
      value={version}
      defaultChecked={values.newsletter === version}
    />
  );
}
