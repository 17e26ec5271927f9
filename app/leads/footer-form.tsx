import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { answerConsent } from "#contract/consent.ts";
import { LeadForm, problemOf } from "./lead-form.tsx";
import { emailField, nameField, phoneField } from "./quick-contact-fields.ts";

/** The short contact form of the footer: name, email and phone. Source: SPEC.md §2.4, §5 "Quick contact". */
export function FooterForm() {
  return (
    <LeadForm place="footer" action="/message" fieldsClassName="mailstrip__form">
      {({ problem, isSending }) => (
        <>
          <div className="cells">
            <Field
              {...nameField}
              label="Your Name"
              placeholder="Full name"
              error={problemOf(problem, "name")}
            />
            <Field
              {...emailField}
              label="Email"
              placeholder="name@example.com"
              error={problemOf(problem, "email")}
            />
            <Field
              {...phoneField}
              name="phone"
              label="Phone"
              placeholder="10 digits"
              error={problemOf(problem, "phone")}
            />
          </div>
          <Button type="submit" busy={isSending}>
            {isSending ? "Sending" : "Send"}
            <Icon name="send" />
          </Button>
          <p className="fine">{answerConsent.wording}</p>
        </>
      )}
    </LeadForm>
  );
}
