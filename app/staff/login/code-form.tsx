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

/** The second half of a login: a code of the app, or a recovery code. What was wrong with the one is not said of the other. */
export function CodeForm(props: Props) {
  const [hasApp, setHasApp] = useState(true);
  return (
    <>
      <OneCode key={String(hasApp)} hasApp={hasApp} {...props} />
      {!hasApp && (
        <p className="alog__way">
          Neither phone nor codes? A colleague can reset your two-step login under Team.
        </p>
      )}
      <p className="alog__way">
        <button className="more" type="button" onClick={() => setHasApp(!hasApp)}>
          {hasApp ? "Use a recovery code instead" : "Use the app instead"}
        </button>
      </p>
    </>
  );
}

function OneCode({ hasApp, half, onLoggedIn }: Props & { hasApp: boolean }) {
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
    <StaffForm state={form} words={{ send: "Login", sending: "Logging in" }}>
      <Field
        label={hasApp ? "Code" : "Recovery code"}
        name="code"
        placeholder={hasApp ? "6 digits" : "XXXX-XXXX-XXXX"}
        inputMode={hasApp ? "numeric" : "text"}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        required
        autoFocus
        error={form.errorOf("code")}
      />
    </StaffForm>
  );
}
