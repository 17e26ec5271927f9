import type { StaffFormState } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";

type Props = {
  /** Of the first field; the second repeats it. */
  label: string;
  errorOf: StaffFormState["errorOf"];
};

/** A new password, twice. */
export function NewPasswordFields({ label, errorOf }: Props) {
  return (
    <>
      <NewPassword label={label} name="newPassword" error={errorOf("newPassword")} />
      <NewPassword
        label="Confirm new password"
        name="confirmPassword"
        error={errorOf("confirmPassword")}
      />
    </>
  );
}

type FieldProps = { label: string; name: string; error: string | undefined };

function NewPassword(props: FieldProps) {
  return <Field {...props} type="password" autoComplete="new-password" required />;
}
