import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { answerConsent } from "#contract/consent.ts";
import { LeadForm, type Posted, problemOf } from "./lead-form.tsx";
import { emailField, nameField, phoneField } from "./quick-contact-fields.ts";

/**
 * The short contact form of the hero: name, number and email, with the footer's rules and texts.
 * Source: SPEC.md §2.6, §5 "Quick contact", DECISIONS.md.
 */
export function HeroForm({ posted }: { posted?: Posted }) {
  return (
    <LeadForm place="hero" action="/message" {...(posted && { posted })}>
      {({ problem, receipt, isSending, values }) => (
        <>
          <div className="cells">
            <Field
              {...nameField}
              label="Your name"
              item={1}
              placeholder="Name*"
              defaultValue={values.name}
              error={problemOf(problem, "name")}
            />
            <Field
              {...phoneField}
              name="number"
              label="Phone or WhatsApp, if you like"
              item={2}
              placeholder="Number"
              defaultValue={values.number ?? values.phone}
              error={problemOf(problem, "phone")}
            />
            <Field
              {...emailField}
              label="Where we reply"
              item={3}
              placeholder="Email Address*"
              defaultValue={values.email}
              error={problemOf(problem, "email")}
            />
          </div>
          <Button type="submit" busy={isSending}>
            {isSending ? "Sending" : "Send"}
          </Button>
          <p className="fine">
            {receipt
              ? `We have your message. Its receipt number is ${receipt}.`
              : answerConsent.wording}
          </p>
        </>
      )}
    </LeadForm>
  );
}
