import { type ReactNode, useRef } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { ApiFailure } from "#app/api.ts";
import { failureOf } from "#app/failure-of.ts";
import { NewPasswordFields } from "#app/staff/account/new-password-fields.tsx";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { LoadFailure } from "#app/staff/states.tsx";
import { teamApi } from "#app/staff/team/team-api.ts";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toastSuccess } from "#app/ui/toast.ts";
import type { Invitation } from "#contract/answers/team.ts";
import { acceptInvitationForm } from "#contract/staff.ts";
import { check } from "#contract/validate.ts";
import { LoginSlip } from "./login-slip.tsx";
import { loginSteps } from "./login-step.ts";

/** For the token of a mail's link. One that is worth nothing any more says so; only the server knows that. */
export async function loadInvitation(token: string): Promise<ReactNode> {
  try {
    return <InvitationSlip invitation={await teamApi.invitation(token)} token={token} />;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const { status, text } = failure;
    if (status === 404) return <InvitationEnded text={text ?? "Ask for a new one."} />;
    return <LookUpFailed text={text ?? "The invitation could not be looked up."} />;
  }
}

type Props = { invitation: Invitation; token: string };

/** Somebody who was invited chooses a password; then they log in with it. */
function InvitationSlip({ invitation: { name, email }, token }: Props) {
  const navigate = useNavigate();
  const isUnheard = useRef(false);
  const form = useStaffForm({
    check: (values) => check(acceptInvitationForm, values),
    async send({ newPassword }) {
      await teamApi.acceptInvitation({ token, newPassword }).catch((failure: unknown) => {
        const { status, text } = failureOf(failure);
        // What nobody answered has used the link up.
        if (status === 404 && isUnheard.current) return;
        isUnheard.current = text === undefined;
        throw failure;
      });
      void toastSuccess("Your account is ready. Please login.");
      await navigate("/admin/login", { replace: true, state: { email } });
    },
    failureText: "The account could not be made.",
    focusOn: "newPassword",
  });

  return (
    <LoginSlip title={`Welcome, ${name}`} intro={loginSteps.invitation.intro} isNext>
      <StaffForm state={form} words={{ send: "Create Account", sending: "Creating account" }}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
        <NewPasswordFields label="Enter new password" errorOf={form.errorOf} />
      </StaffForm>
    </LoginSlip>
  );
}

function LookUpFailed({ text }: { text: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <LoginSlip {...loginSteps.invitation}>
      <LoadFailure text={text} busy={state === "loading"} onRetry={() => void revalidate()} />
    </LoginSlip>
  );
}

function InvitationEnded({ text }: { text: string }) {
  return (
    <LoginSlip
      title={loginSteps.invitation.title}
      intro="This link no longer works."
      way={
        <Link className="more" to="/admin/login">
          Go to login
        </Link>
      }
    >
      <p className="alog__ended" role="alert">
        <Icon name="triangle-alert" />
        {text}
      </p>
    </LoginSlip>
  );
}
