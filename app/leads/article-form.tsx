import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { problemOf } from "#app/ui/form-problem.tsx";
import { AnswerNote } from "./answer-note.tsx";
import { articleMessage } from "./article-message.ts";
import { LeadForm, type Posted } from "./lead-form.tsx";
import { emailField, nameField, phoneField } from "./person-fields.ts";
import { SentWords } from "./sent-words.tsx";

type Props = {
  /** Of the page it stands on; together they are the message. */
  title: string;
  path: string;
  /** Where the form posts without JavaScript, when not to the page itself. */
  action?: string;
  posted?: Posted;
};

/** The message form beside an article, with the footer's rules and texts. Source: SPEC.md §2.9, DECISIONS.md. */
export function ArticleForm({ title, path, action = path, posted }: Props) {
  return (
    <LeadForm
      place="article"
      action={action}
      className="formsheet__body"
      added={() => ({ message: articleMessage(title, location.origin + path) })}
      {...(posted && { posted })}
    >
      {({ problem, sent, isSending, values }) => (
        <>
          <div className="cells">
            <Field
              {...nameField}
              label="Full Name"
              placeholder="Your name"
              defaultValue={values.name}
              error={problemOf(problem, "name")}
            />
            <Field
              {...phoneField}
              label="Phone"
              name="phone"
              placeholder="10 digits"
              defaultValue={values.phone}
              error={problemOf(problem, "phone")}
            />
            <Field
              {...emailField}
              label="Email"
              placeholder="name@example.com"
              defaultValue={values.email}
              error={problemOf(problem, "email")}
            />
          </div>
          <Button type="submit" busy={isSending}>
            {isSending ? "Sending" : "Send"}
          </Button>
          <p className="fine">
            {sent ? (
              <SentWords {...sent} />
            ) : (
              <span>We answer by email or phone, and see which page you were reading. </span>
            )}
            <AnswerNote />
          </p>
        </>
      )}
    </LeadForm>
  );
}
