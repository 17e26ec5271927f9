import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { problemOf } from "#app/ui/form-problem.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formPages } from "#contract/counted-forms.ts";
import { AnswerNote } from "./answer-note.tsx";
import { LeadForm, type Posted } from "./lead-form.tsx";
import { emailField, nameField, phoneField } from "./person-fields.ts";
import { SentWords } from "./sent-words.tsx";

type Props = { place: "hero" | "footer"; posted?: Posted };

/**
 * The short contact form: in the hero name, number and email, in the footer's strip name, email and phone.
 * Both keep the footer's rules. Source: SPEC.md §2.4, §2.6, §5 "Quick contact", DECISIONS.md.
 */
export function QuickContactForm({ place, posted }: Props) {
  return place === "hero" ? <HeroForm {...(posted && { posted })} /> : <FooterForm />;
}

function HeroForm({ posted }: { posted?: Posted }) {
  return (
    <LeadForm place="hero" action={formPages.message} {...(posted && { posted })}>
      {({ problem, sent, isSending, values }) => (
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
              error={problemOf(problem, "number")}
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
            {sent && <SentWords {...sent} />}
            <AnswerNote />
          </p>
        </>
      )}
    </LeadForm>
  );
}

function FooterForm() {
  return (
    <LeadForm place="footer" action={formPages.message} fieldsClassName="mailstrip__form">
      {({ problem, sent, isSending }) => (
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
            <span>{isSending ? "Sending" : "Send"}</span>
            <Icon name="send" />
          </Button>
          <p className="fine">
            {sent && <SentWords {...sent} />}
            <AnswerNote />
          </p>
        </>
      )}
    </LeadForm>
  );
}
