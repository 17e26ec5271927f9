import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { StaffFormState } from "./use-staff-form.ts";

type Props = {
  state: StaffFormState;
  /** The button's words, and those while it sends. */
  words: { send: string; sending: string };
  /** False until the page's script runs: nothing can be typed or sent before, so nothing is lost or leaked. */
  ready?: boolean;
  /** The fields. */
  children: ReactNode;
  /** What stands under them, before the button. */
  under?: ReactNode;
  /** Other buttons, beside it. */
  others?: ReactNode;
};

/** Fields in joined cells, what is wrong under them, and the button. */
export function StaffForm({ state, words, ready = true, ...parts }: Props) {
  const { busy, complaint, isAlert, formProps } = state;
  return (
    <form {...formProps}>
      <fieldset className="staff-form" disabled={!ready}>
        <div className="cells">{parts.children}</div>
        {parts.under}
        {complaint && (
          <p key={complaint} className="staff-form__error" role={isAlert ? "alert" : undefined}>
            <Icon name="circle-alert" />
            {complaint}
          </p>
        )}
        <div className="staff-form__acts">
          <Button type="submit" busy={busy}>
            {busy ? words.sending : words.send}
          </Button>
          {parts.others}
        </div>
      </fieldset>
    </form>
  );
}
