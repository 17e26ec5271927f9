import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormProblem, problemOf } from "#app/ui/form-problem.tsx";
import { newsletterPath } from "#contract/counted-forms.ts";
import { letterFormConsent } from "#contract/letter-form-consent.ts";
import type { Posted } from "./lead-form.tsx";
import { emailField } from "./person-fields.ts";
import { SubscribedNotice } from "./subscribed-notice.tsx";
import { useSubscription } from "./use-subscription.ts";

/** The newsletter's one field; once sent, a tick and a sentence stand in its place. */
export function NewsletterForm({ posted }: { posted?: Posted }) {
  const initial = { state: "ready", problem: posted?.problem } as const;
  const { state, problem, formProps } = useSubscription(initial);

  if (state === "sent") return <SubscribedNotice isNew />;
  return (
    <form {...formProps} className="news__form" method="post" action={newsletterPath}>
      {posted?.key && <input type="hidden" name="key" value={posted.key} />}
      <FormProblem problem={problem} />
      <div className="cells">
        <Field
          {...emailField}
          label="Email"
          placeholder="name@example.com"
          defaultValue={posted?.values?.email}
          error={problemOf(problem, "email")}
          readOnly={state === "sending"}
        />
      </div>
      <Button type="submit" busy={state === "sending"}>
        {state === "sending" ? "Sending" : "Subscribe"}
      </Button>
      <p className="fine">
        {letterFormConsent.wording} You can unsubscribe at any time. See the{" "}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </form>
  );
}
