import { Link, useLocation, useNavigate } from "react-router";
import { ForgotForm } from "./forgot-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginSlip } from "./login-slip.tsx";
import { type LoginStep, stepSearch } from "./login-step.ts";
import { ResetForm } from "./reset-form.tsx";

/** From step to step: login, forgotten password, new password, login. Source: SPEC.md §2.12, §4. */
export function LoginSteps({ step, ready }: { step: LoginStep; ready: boolean }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const email = emailIn(state);
  const address = new URLSearchParams(search);
  const go = async (to: LoginStep, email: string, replace = false) =>
    navigate({ search: stepSearch(address, to) }, { state: { email }, replace });

  // A new password needs the email of the step before; an address that was only typed has none.
  if (step === "reset" && email) {
    return (
      <LoginSlip key="reset" step="reset" way={<BackToLogin address={address} />}>
        <ResetForm email={email} onReset={() => go("login", email, true)} />
      </LoginSlip>
    );
  }
  if (step !== "login") {
    return (
      <LoginSlip key="forgot" step="forgot" way={<BackToLogin address={address} />}>
        <ForgotForm onSent={(sentTo) => go("reset", sentTo)} />
      </LoginSlip>
    );
  }
  const dashboard = `/admin/dashboard${stepSearch(address, "login")}`;
  return (
    <LoginSlip
      key="login"
      step="login"
      way={
        <Link className="more" to={{ search: stepSearch(address, "forgot") }}>
          Forgot password?
        </Link>
      }
    >
      <LoginForm
        ready={ready}
        email={email}
        onLoggedIn={async () => navigate(dashboard, { replace: true })}
      />
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
