import { Field } from "#app/ui/field.tsx";
import type { StaffFormState } from "./use-staff-form.ts";

/** For what nobody is to do at a computer that somebody else has left open. */
export function CurrentPasswordField({ errorOf }: Pick<StaffFormState, "errorOf">) {
  return (
    <Field
      label="Current password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={errorOf("password")}
    />
  );
}
