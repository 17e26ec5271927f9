import { type ReactNode, useEffect, useRef, useState } from "react";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { teamApi } from "#app/staff/team/team-api.ts";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { RecoveryCodes, TwoStep, TwoStepSecret } from "#contract/answers/two-step.ts";
import { confirmTwoStepInput, startTwoStepInput } from "#contract/two-step.ts";
import { check } from "#contract/validate.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { QrCode } from "./qr-code.tsx";

type Props = {
  onOn: (codes: RecoveryCodes) => Promise<void>;
  /** It is on, and the codes have not come. */
  onWithoutCodes: () => Promise<void>;
  onCancel: () => void;
};

/** First the password, then the app gets the secret, then a first code shows that it has it. */
export function TwoStepSetup({ onCancel, ...on }: Props) {
  const [secret, setSecret] = useState<TwoStepSecret>();
  const cancel = (
    <Button variant="line" onClick={onCancel}>
      Cancel
    </Button>
  );
  if (!secret) return <Start onStarted={setSecret} cancel={cancel} />;
  return <Confirm secret={secret} {...on} cancel={cancel} />;
}

const failureText = "Two-step login could not be switched on.";

type StartProps = { onStarted: (secret: TwoStepSecret) => void; cancel: ReactNode };

function Start({ onStarted, cancel }: StartProps) {
  const form = useStaffForm({
    check: (values) => check(startTwoStepInput, values),
    send: async (input) => onStarted(await teamApi.startTwoStep(input)),
    failureText,
    focusOn: "password",
  });
  return (
    <>
      <p className="two__intro">First your password, so that nobody else does this for you.</p>
      <StaffForm state={form} words={{ send: "Continue", sending: "Checking" }} others={cancel}>
        <CurrentPasswordField errorOf={form.errorOf} autoFocus />
      </StaffForm>
    </>
  );
}

/** The answer to a switch may have been lost on its way; undefined where this one is not heard either. */
export function stateNow(): Promise<TwoStep | undefined> {
  return teamApi.twoStep().catch(() => undefined);
}

type ConfirmProps = Omit<Props, "onCancel"> & { secret: TwoStepSecret; cancel: ReactNode };

function Confirm({ secret: { secret, uri }, onOn, onWithoutCodes, cancel }: ConfirmProps) {
  const start = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone; what is to be done next is read from here on.
  useEffect(() => start.current?.focus(), []);
  const form = useStaffForm({
    check: (values) => check(confirmTwoStepInput, values),
    async send(input) {
      const codes = await teamApi.confirmTwoStep(input).catch(async (failure) => {
        if (!(await stateNow())?.on_at) throw failure;
      });
      await (codes ? onOn(codes) : onWithoutCodes());
    },
    failureText,
    focusOn: "code",
  });
  return (
    <>
      <p className="two__intro" ref={start} tabIndex={-1}>
        Scan this with an authenticator app, or type the key into it. Then enter the code that it
        shows.
      </p>
      <div className="two__key">
        <QrCode text={uri} label="QR picture with the key for your authenticator app" />
        <dl>
          <dt>Key</dt>
          <dd className="two__secret">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</dd>
          <dt>Kind</dt>
          <dd>Time-based, 6 digits, 30 seconds</dd>
        </dl>
      </div>
      <StaffForm
        state={form}
        words={{ send: "Switch On", sending: "Switching on" }}
        others={cancel}
      >
        <Field
          label="Code"
          name="code"
          placeholder="6 digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.errorOf("code")}
        />
      </StaffForm>
      <p className="account__note">Every other login of yours ends with it.</p>
    </>
  );
}
