import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { ApiFailure } from "#app/api.ts";
import { keepToken } from "#app/session.ts";
import { holdingLogin, isLoginEnd, loggedIn } from "#app/staff/login-end.ts";
import { api } from "#app/staff/staff-api.ts";
import { useOwnEmail } from "#app/staff/use-own-email.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { loginInput } from "#contract/staff.ts";
import { codeNeeded } from "#contract/two-step.ts";
import { check } from "#contract/validate.ts";
import { loginFailure } from "./login-failure.ts";

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
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);

  // The one thing that is asked for; an effect, because the opening dialog takes the focus first.
  useEffect(() => {
    const password = form.current?.elements.namedItem("password");
    if (email && password instanceof HTMLElement) password.focus();
  }, [email]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const checked = check(loginInput, Object.fromEntries(new FormData(event.currentTarget)));
    setProblem(checked.ok ? undefined : checked.error);
    if (!checked.ok) return;

    setBusy(true);
    try {
      keepToken((await api.login(checked.value)).token);
      onAnswer(true);
    } catch (failure) {
      if (isCodeNeeded(failure)) setAsksCode(true);
      setProblem(loginFailure(failure));
    }
    setBusy(false);
  }

  return (
    <Modal className="confirm again" aria-labelledby={id} onLeave={() => !busy && onAnswer(false)}>
      <h2 id={id}>Your login has ended</h2>
      <p>Log in again to go on. What you have written is still here.</p>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <div className="cells">
          <Field
            label="Email ID"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          {asksCode && (
            <Field label="Code" name="code" autoComplete="one-time-code" ref={takeFocus} required />
          )}
        </div>
        <p className="staff-form__error" role="alert">
          {problem && (
            <>
              <Icon name="circle-alert" />
              <span>{problem}</span>
            </>
          )}
        </p>
        <div className="confirm__row">
          <Button type="submit" busy={busy}>
            {busy ? "Logging in" : "Login"}
          </Button>
          <Button variant="line" onClick={() => !busy && onAnswer(false)}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** What is asked for next gets the focus. */
function takeFocus(field: HTMLInputElement | null) {
  field?.focus();
}

function isCodeNeeded(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.text === codeNeeded;
}
