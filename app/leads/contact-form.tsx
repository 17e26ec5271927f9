import { Button } from "#app/ui/button.tsx";
import { Field, TextField } from "#app/ui/field.tsx";
import { problemOf } from "#app/ui/form-problem.tsx";
import { AnswerNote } from "./answer-note.tsx";
import { LeadForm, type Posted } from "./lead-form.tsx";
import { LetterTick } from "./letter-tick.tsx";
import { emailField, nameField, phoneField } from "./person-fields.ts";
import { SentWords } from "./sent-words.tsx";
import type { LeadFormState } from "./use-lead-form.ts";

type Props = {
  /** Where the form posts without JavaScript. */
  action: string;
  posted?: Posted;
};

/** The fields stand in the order of their checks. Source: SPEC.md §2.10 and §5 "Contact page form". */
export function ContactForm({ action, posted }: Props) {
  return (
    <LeadForm
      place="contact"
      action={action}
      className="formsheet__body"
      {...(posted && { posted })}
    >
      {({ problem, sent, isSending, values }) => (
        <>
          <div className="cells">
            <Field
              {...nameField}
              label="Name"
              item={1}
              placeholder="Your full name"
              defaultValue={values.name}
              error={problemOf(problem, "name")}
            />
            <Field
              {...emailField}
              label="Email"
              item={2}
              half
              placeholder="name@example.com"
              defaultValue={values.email}
              error={problemOf(problem, "email")}
            />
            <Field
              {...phoneField}
              label="Phone"
              item={3}
              half
              name="phone"
              placeholder="10 digits, optional"
              defaultValue={values.phone}
              error={problemOf(problem, "phone")}
              wayOn={
                <p className="fine">
                  A number from another country? Write it in your message, and leave this empty.
                </p>
              }
            />
            <TextField
              label="Message"
              item={4}
              name="message"
              required
              placeholder="Visa type, where you are now, any deadline"
              defaultValue={values.message}
              error={problemOf(problem, "message")}
            />
          </div>
          <LetterTick values={values} />
          <Foot isSending={isSending} sent={sent} />
        </>
      )}
    </LeadForm>
  );
}

function Foot({ isSending, sent }: { isSending: boolean; sent: LeadFormState["sent"] }) {
  return (
    <div className="formsheet__foot">
      <Button type="submit" busy={isSending}>
        {isSending ? "Sending" : "Send message"}
      </Button>
      <p className="fine">
        {sent && <SentWords {...sent} />}
        <AnswerNote hasStory />
      </p>
    </div>
  );
}
