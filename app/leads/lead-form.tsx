import type { ReactNode } from "react";
import { browserStore } from "#app/ui/browser-store.ts";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { answerConsent } from "#contract/consent.ts";
import { keptName, type LeadPlace, type Values } from "./lead-places.ts";
import { type LeadFormState, useLeadForm } from "./use-lead-form.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

/** What a page that was posted without JavaScript hands to its form. */
export type Posted = {
  values?: Values;
  problem?: LeadFormState["problem"];
  key?: string;
  /** When the server rendered the form, in epoch milliseconds. */
  shown?: number;
};

type Parts = Pick<LeadFormState, "problem" | "sent"> & { isSending: boolean; values: Values };

type Props = {
  place: LeadPlace;
  /** Where the form posts without JavaScript: a path of this site. */
  action: string;
  /** Of the form, and of the group that holds its fields and button. */
  className?: string;
  fieldsClassName?: string;
  posted?: Posted;
  /** What the page adds to what was typed, in the browser. */
  added?: () => Values;
  onSent?: () => void;
  children: (parts: Parts) => ReactNode;
};

/** The frame of every form for a lead; its fields and its button are its children's. */
export function LeadForm({ place, action, posted, added, onSent, children, ...looks }: Props) {
  const { formProps, state, problem, sent, tryNow, takeBack } = useLeadForm(
    place,
    { state: "ready", ...(posted?.problem && { problem: posted.problem }) },
    { added, onSent },
  );
  return (
    <form
      {...formProps}
      name={place}
      method="post"
      action={action}
      className={looks.className}
      // The second press of a double click, beside the button: the focus stays in the form.
      tabIndex={state === "sending" ? -1 : undefined}
    >
      {posted?.key && <input type="hidden" name="key" value={posted.key} />}
      {posted?.shown && <input type="hidden" name="shown" value={posted.shown} />}
      <input type="hidden" name="consent" value={answerConsent.version} />
      {state === "waiting" && (
        <WaitingNotice
          isStored={browserStore.isStored(keptName(place))}
          onTryNow={tryNow}
          onTakeBack={takeBack}
        />
      )}
      <FormProblem problem={problem} />
      <fieldset disabled={state === "waiting"} className={looks.fieldsClassName}>
        {children({
          problem,
          sent,
          isSending: state === "sending",
          values: posted?.values ?? {},
        })}
      </fieldset>
      {/* Programs fill it in; people do not see it. Behind the others, so that a dialog's focus goes to those. */}
      <div className="vh" aria-hidden="true">
        <label>
          Leave empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </form>
  );
}
