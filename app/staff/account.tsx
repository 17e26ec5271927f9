import { useRevalidator } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { Me, OpenLogin } from "#contract/staff.ts";
import { Appearance } from "./appearance.tsx";
import { OpenLogins } from "./open-logins.tsx";
import { PasswordForm } from "./password-form.tsx";

/** Password, open logins and choices of whoever is logged in. */
export function Account({ me, logins }: { me: Me; logins: readonly OpenLogin[] }) {
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
        <PasswordForm email={me.email} onChanged={revalidate} />
        <OpenLogins logins={logins} onEnded={revalidate} />
        <Appearance />
      </div>
    </>
  );
}
