import type { StaffFormState } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";

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
