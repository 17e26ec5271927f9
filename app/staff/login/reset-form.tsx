import { NewPasswordFields } from "#app/staff/account/new-password-fields.tsx";
import { api } from "#app/staff/staff-api.ts";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";
import { toastSuccess } from "#app/ui/toast.ts";
import { resetPasswordForm } from "#contract/staff.ts";
import { check } from "#contract/validate.ts";

/** Step three: the code and a new password. Source: SPEC.md §2.12, §5, §8. */
export function ResetForm({ email, onReset }: { email: string; onReset: () => Promise<void> }) {
  const form = useStaffForm({
    check: (values) => check(resetPasswordForm, values),
    async send({ otp, newPassword }) {
      await api.resetPassword({ email, otp, newPassword });
      void toastSuccess("Password reset successful. Please login.");
      await onReset();
    },
    failureText: "Password reset failed",
    focusOn: "otp",
  });

  return (
    <StaffForm state={form} words={{ send: "Change Password", sending: "Changing password" }}>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        error={form.errorOf("email")}
      />
      <Field
        label="Enter OTP"
        name="otp"
        placeholder="6 digits"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={form.errorOf("otp")}
      />
      <NewPasswordFields label="Enter new password" errorOf={form.errorOf} />
    </StaffForm>
  );
}
