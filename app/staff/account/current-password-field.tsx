import type { StaffFormState } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";

type Props = Pick<StaffFormState, "errorOf"> & { autoFocus?: boolean };

/** For what nobody is to do at a computer that somebody else has left open. */
export function CurrentPasswordField({ errorOf, autoFocus }: Props) {
  return (
    <Field
      label="Current password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      autoFocus={autoFocus}
      error={errorOf("password")}
    />
  );
}
