import type { StaffFormState } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";

type Props = Pick<StaffFormState, "errorOf"> & { email: string | undefined };

/** What a login is asked with, on its page and in the dialog over unsaved work. */
export function LoginFields({ email, errorOf }: Props) {
  return (
    <>
      <Field
        label="Email ID"
        name="email"
        type="email"
        placeholder="name@example.com"
        autoComplete="username"
        defaultValue={email}
        required
        error={errorOf("email")}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errorOf("password")}
      />
    </>
  );
}
