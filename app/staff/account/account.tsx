import { useRevalidator } from "react-router";
import { teamApi } from "#app/staff/team/team-api.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Me, OpenLogin } from "#contract/answers/staff.ts";
import type { TwoStep as TwoStepState } from "#contract/answers/two-step.ts";
import { Appearance } from "./appearance.tsx";
import { NameForm } from "./name-form.tsx";
import { OpenLogins } from "./open-logins.tsx";
import { PasswordForm } from "./password-form.tsx";
import { TwoStep } from "./two-step.tsx";

/** Undefined while a generated password waits to be changed: nothing else opens before. @throws ApiFailure */
export async function loadTwoStep(me: Me): Promise<TwoStepState | undefined> {
  return me.must_change_password ? undefined : teamApi.twoStep();
}

type Props = { me: Me; logins: readonly OpenLogin[]; twoStep: TwoStepState | undefined };

/** What somebody does about their own access, and chooses for their own eyes. */
export function Account({ me, logins, twoStep }: Props) {
  const { revalidate } = useRevalidator();
  return (
    <>
      {me.must_change_password && (
        <p className="sheet account__first">
          <Icon name="info" />
          Your password was made for the first start. Please choose one of your own; then everything
          else opens.
        </p>
      )}
      <div className="account">
        <div className="account__side">
          {twoStep && <NameForm name={me.name} onChanged={revalidate} />}
          <PasswordForm email={me.email} onChanged={revalidate} />
          <Appearance />
        </div>
        <div className="account__side">
          {twoStep && <TwoStep state={twoStep} onChanged={revalidate} />}
          <OpenLogins logins={logins} onEnded={revalidate} />
        </div>
      </div>
    </>
  );
}
