import type { ApiFailure } from "#app/api.ts";
import { api } from "#app/staff/staff-api.ts";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";
import { toastSuccess } from "#app/ui/toast.ts";
import { forgotPasswordInput } from "#contract/staff.ts";
import { check } from "#contract/validate.ts";

/** Step two: asks for the one-time code. Source: SPEC.md §2.12, §5, §8. */
export function ForgotForm({ onSent }: { onSent: (email: string) => Promise<void> }) {
  const form = useStaffForm({
    check: (values) => check(forgotPasswordInput, values),
    async send(input) {
      await api.forgotPassword(input);
      void toastSuccess("OTP sent to your email");
      await onSent(input.email);
    },
    failureText: forgotFailure,
    focusOn: "email",
  });

  return (
    <StaffForm state={form} words={{ send: "Send OTP", sending: "Sending OTP" }}>
      <Field
        label="Email"
        name="email"
        type="email"
        placeholder="name@example.com"
        autoComplete="username"
        required
        error={form.errorOf("email")}
      />
    </StaffForm>
  );
}

/** Source: SPEC.md §8. */
function forgotFailure(failure: ApiFailure): string {
  if (failure.status === 404) return "Email not found. Please check your email address.";
  return failure.text ?? "Failed to send OTP";
}
