import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { ApiFailure, api } from "#app/api.ts";
import { keepToken } from "#app/session.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { prepareToasts, toastSuccess, toastWarning } from "#app/ui/toast.ts";
import { lengthMax } from "#contract/lengths.ts";
import { type LoginInput, loginInput } from "#contract/staff.ts";
import { check } from "#contract/validate.ts";

type Props = {
  /** False until the page's script runs: nothing can be typed or sent before, so nothing is lost or leaked. */
  ready: boolean;
  onLoggedIn: () => void;
};

type Complaint = { text: string; field?: string };

/** Step one of the admin login. Source: SPEC.md §2.12, §5, §8. */
export function LoginForm({ ready, onLoggedIn }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<Complaint>();
  useEffect(() => void prepareToasts(), []);

  function refuse(refused: Complaint, focusOn: string) {
    void toastWarning(refused.text);
    setComplaint(refused);
    const field = form.current?.elements.namedItem(focusOn);
    if (field instanceof HTMLInputElement) field.focus();
  }

  async function send(input: LoginInput) {
    setBusy(true);
    try {
      const { token } = await api.login(input);
      keepToken(token);
      void toastSuccess("Login Successful");
      onLoggedIn();
    } catch (failure) {
      setBusy(false);
      refuse({ text: loginFailure(failure) }, "password");
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;

    const checked = check(loginInput, Object.fromEntries(new FormData(event.currentTarget)));
    setComplaint(undefined);
    if (checked.ok) void send(checked.value);
    else refuse({ text: checked.error, field: checked.field }, checked.field ?? "email");
  }

  const errorOf = (field: string) => (complaint?.field === field ? complaint.text : undefined);

  // The method is for the case that the script dies: a password never stands in an address.
  return (
    <form ref={form} className="slip__body" method="post" noValidate onSubmit={submit}>
      <fieldset className="alog__fields" disabled={!ready}>
        <div className="cells">
          <Field
            label="Email ID"
            name="email"
            type="email"
            placeholder="name@example.com"
            autoComplete="username"
            maxLength={lengthMax.email}
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
        </div>
        {complaint && !complaint.field && (
          <p className="alog__error">
            <Icon name="circle-alert" />
            {complaint.text}
          </p>
        )}
        <Button type="submit" busy={busy}>
          {busy ? "Logging in" : "Login"}
        </Button>
      </fieldset>
    </form>
  );
}

/** The text for a login that did not work. Source: SPEC.md §8. */
function loginFailure(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return "Login failed";
  if (failure.status === 401 || failure.status === 404) return "Incorrect email or password";
  return failure.text ?? "Login failed";
}
