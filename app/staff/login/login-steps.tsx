import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { LoginInput } from "#contract/staff.ts";
import { dashboardPath } from "#contract/staff-paths.ts";
import { CodeForm } from "./code-form.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginSlip } from "./login-slip.tsx";
import { type LoginStep, loginSteps, stepSearch } from "./login-step.ts";
import { ResetForm } from "./reset-form.tsx";

/** From step to step: login, forgotten password, new password, login. Source: SPEC.md §2.12, §4. */
export function LoginSteps({ step, ready }: { step: LoginStep; ready: boolean }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const email = emailIn(state);
  const address = new URLSearchParams(search);
  // Half a login: the password was right. It stands nowhere but here, so a reload begins anew. Null: somebody went back from it.
  const [half, setHalf] = useState<LoginInput | null>();
  const go = async (to: LoginStep, email: string, replace = false) =>
    navigate({ search: stepSearch(address, to) }, { state: { email }, replace });

  // A new password needs the email of the step before; an address that was only typed has none.
  if (step === "reset" && email) {
    return (
      <LoginSlip key="reset" {...loginSteps.reset} way={<BackToLogin address={address} />}>
        <ResetForm email={email} onReset={() => go("login", email, true)} />
      </LoginSlip>
    );
  }
  if (step !== "login") {
    return (
      <LoginSlip key="forgot" {...loginSteps.forgot} way={<BackToLogin address={address} />}>
        <ForgotForm onSent={(sentTo) => go("reset", sentTo)} />
      </LoginSlip>
    );
  }
  const enter = async () =>
    navigate(`${dashboardPath}${stepSearch(address, "login")}`, { replace: true });
  if (half) {
    return (
      <LoginSlip
        key="code"
        title="Two-Step Login"
        intro="Enter the six digits that your authenticator app shows for this account, or a recovery code."
        isNext
        way={
          <button className="more" type="button" onClick={() => setHalf(null)}>
            Go back to login
          </button>
        }
      >
        <CodeForm half={half} onLoggedIn={enter} />
      </LoginSlip>
    );
  }
  return (
    <LoginSlip
      key="login"
      {...loginSteps.login}
      isNext={half === null}
      way={
        <Link className="more" to={{ search: stepSearch(address, "forgot") }}>
          Forgot password?
        </Link>
      }
    >
      <LoginForm ready={ready} email={email} onLoggedIn={enter} onCodeNeeded={setHalf} />
    </LoginSlip>
  );
}

function BackToLogin({ address }: { address: URLSearchParams }) {
  return (
    <Link className="more" to={{ search: stepSearch(address, "login") }}>
      Go back to login
    </Link>
  );
}

/** The history entry of a step keeps the email, over a reload, too. */
function emailIn(state: unknown): string | undefined {
  const isKept = typeof state === "object" && state !== null && "email" in state;
  return isKept && typeof state.email === "string" ? state.email : undefined;
}
