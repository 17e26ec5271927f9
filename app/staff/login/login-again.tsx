import { useEffect, useId, useRef, useState } from "react";
import { keepToken } from "#app/session.ts";
import { holdingLogin, isLoginEnd, loggedIn } from "#app/staff/login-end.ts";
import { api } from "#app/staff/staff-api.ts";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useOwnEmail } from "#app/staff/use-own-email.ts";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { loginInput } from "#contract/staff.ts";
import { check } from "#contract/validate.ts";
import { isAboutCode, loginFailure } from "./login-failure.ts";
import { LoginFields } from "./login-fields.tsx";

/** For work that a login's end must not lose: asks for the password in place, and goes on where it stood. */
export function useLoginAgain() {
  const [answer, setAnswer] = useState<(isBack: boolean) => void>();
  const email = useOwnEmail();
  const isLeft = useRef(false);

  // Where the place of the question is left, nobody answers it: the work would wait, and hold the login's end, for ever.
  useEffect(() => () => answer?.(false), [answer]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function untilLoggedIn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (failure) {
      if (!isLoginEnd(failure) || isLeft.current) throw failure;
      const isBack = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(undefined);
      if (!isBack) throw failure;
      return untilLoggedIn(work);
    }
  }

  /** @throws what the work throws; ApiFailure 401 when nobody logs in again. */
  const withLogin = <T,>(work: () => Promise<T>): Promise<T> =>
    loggedIn(() => holdingLogin(() => untilLoggedIn(work)));

  return { withLogin, loginDialog: answer && <LoginAgain email={email} onAnswer={answer} /> };
}

type Props = { email: string; onAnswer: (isBack: boolean) => void };

function LoginAgain({ email, onAnswer }: Props) {
  const id = useId();
  const [asksCode, setAsksCode] = useState(false);
  const form = useStaffForm({
    check: (values) => check(loginInput, values),
    async send(input) {
      try {
        keepToken((await api.login(input)).token);
      } catch (failure) {
        if (isAboutCode(failure)) setAsksCode(true);
        throw failure;
      }
      onAnswer(true);
    },
    failureText: loginFailure,
    focusOn: asksCode ? "code" : "password",
  });
  const leave = () => !form.busy && onAnswer(false);

  // The one thing that is asked for; an effect, because the opening dialog takes the focus first.
  const { ref } = form.formProps;
  useEffect(() => {
    const password = ref.current?.elements.namedItem("password");
    if (email && password instanceof HTMLElement) password.focus();
  }, [email, ref]);

  return (
    <Modal className="confirm again" aria-labelledby={id} onLeave={leave}>
      <h2 id={id}>Your login has ended</h2>
      <p>Log in again to go on. What you have written is still here.</p>
      <StaffForm
        state={form}
        words={{ send: "Login", sending: "Logging in" }}
        others={
          <Button variant="line" onClick={leave}>
            Cancel
          </Button>
        }
      >
        <LoginFields email={email} errorOf={form.errorOf} />
        {asksCode && (
          <Field
            label="Code of the app, or a recovery code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            ref={takeFocus}
            required
            error={form.errorOf("code")}
          />
        )}
      </StaffForm>
    </Modal>
  );
}

/** What is asked for next gets the focus. */
function takeFocus(field: HTMLInputElement | null) {
  field?.focus();
}
