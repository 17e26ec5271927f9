import { useState } from "react";
import { keepToken } from "#app/session.ts";
import { api } from "#app/staff/staff-api.ts";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";
import { toastSuccess } from "#app/ui/toast.ts";
import type { LoginInput } from "#contract/staff.ts";
import { confirmTwoStepInput } from "#contract/two-step.ts";
import { check } from "#contract/validate.ts";

type Props = {
  /** The login so far. */
  half: LoginInput;
  onLoggedIn: () => Promise<void>;
};

/** The second half of a login: a code of the app, or a recovery code. */
export function CodeForm({ half, onLoggedIn }: Props) {
  const [hasApp, setHasApp] = useState(true);
  const form = useStaffForm({
    check: (values) => check(confirmTwoStepInput, values),
    async send({ code }) {
      const { token } = await api.login({ ...half, code });
      keepToken(token);
      void toastSuccess("Login Successful");
      await onLoggedIn();
    },
    failureText: "Login failed",
    focusOn: "code",
  });

  return (
    <>
      <StaffForm state={form} words={{ send: "Login", sending: "Logging in" }}>
        <Field
          key={String(hasApp)}
          label={hasApp ? "Code" : "Recovery code"}
          name="code"
          placeholder={hasApp ? "6 digits" : "XXXX-XXXX-XXXX"}
          inputMode={hasApp ? "numeric" : "text"}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          required
          error={form.errorOf("code")}
        />
      </StaffForm>
      <p className="alog__way">
        <button className="more" type="button" onClick={() => setHasApp(!hasApp)}>
          {hasApp ? "Use a recovery code instead" : "Use the app instead"}
        </button>
      </p>
    </>
  );
}
