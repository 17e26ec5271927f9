import { useId } from "react";
import { keepToken } from "#app/session.ts";
import { api } from "#app/staff/staff-api.ts";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";
import { toastSuccess } from "#app/ui/toast.ts";
import { changePasswordForm } from "#contract/staff.ts";
import { check } from "#contract/validate.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

type Props = {
  /** For the browser's own store of passwords. */
  email: string;
  onChanged: () => Promise<void>;
};

const unheardText =
  "No answer came from the server. Please try again; if you have to log in then, the new password counts already.";

/** A new password while logged in. */
export function PasswordForm({ email, onChanged }: Props) {
  const titleId = useId();
  const form = useStaffForm({
    check: (values) => check(changePasswordForm, values),
    async send({ password, newPassword }) {
      keepToken((await api.changePassword({ password, newPassword })).token);
      void toastSuccess("Password changed.");
      await onChanged();
    },
    failureText: ({ text = unheardText }) => text,
    focusOn: "password",
    isEmptiedAfter: true,
  });
  return (
    <section className="sheet account__part" aria-labelledby={titleId}>
      <h2 id={titleId}>Change password</h2>
      <StaffForm state={form} words={{ send: "Change Password", sending: "Changing password" }}>
        <Field label="Email" name="email" autoComplete="username" value={email} readOnly />
        <CurrentPasswordField errorOf={form.errorOf} />
        <NewPasswordFields label="New password" errorOf={form.errorOf} />
      </StaffForm>
      <p className="account__note">Every other login of yours ends with the change.</p>
    </section>
  );
}
