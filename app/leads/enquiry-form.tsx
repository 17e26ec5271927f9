import { Button } from "#app/ui/button.tsx";
import { Field, SelectField, TextField } from "#app/ui/field.tsx";
import { lengthMax } from "#contract/lengths.ts";
import { categoryPlaceholder, serviceNames } from "#contract/services.ts";
import { AnswerNote } from "./answer-note.tsx";
import { LeadForm, type Posted, problemOf } from "./lead-form.tsx";
import { LetterTick } from "./letter-tick.tsx";
import { emailField, nameField, phoneField } from "./person-fields.ts";

type Props = { className?: string; posted?: Posted; onSent?: () => void };

/** Source: SPEC.md §3 and §5 "Enquiry form". */
export function EnquiryForm(props: Props) {
  return (
    <LeadForm {...props} place="enquiry" action="/enquiry">
      {({ problem, sent, isSending, values }) => (
        <>
          <AboutYou problem={problem} values={values} />
          <AboutYourCase problem={problem} values={values} />
          <LetterTick values={values} />
          <div className="enq__foot">
            <Button type="submit" busy={isSending}>
              {isSending ? "Sending" : "Submit Enquiry"}
            </Button>
            <p className="fine">
              {sent && (
                <span>{`Your last enquiry has the receipt number ${sent.receipt}. ${sent.promise} `}</span>
              )}
              <span>
                Fields marked <span className="req">*</span> are needed.{" "}
              </span>
              <AnswerNote hasStory />
            </p>
          </div>
        </>
      )}
    </LeadForm>
  );
}

type PartProps = {
  problem: Parameters<typeof problemOf>[0];
  values: NonNullable<Posted["values"]>;
};

function AboutYou({ problem, values }: PartProps) {
  return (
    <>
      <p className="part">Part 1. About you</p>
      <div className="cells">
        <Field
          {...nameField}
          label="Full name"
          item={1}
          placeholder="As in your passport"
          defaultValue={values.name}
          error={problemOf(problem, "name")}
        />
        <Field
          {...emailField}
          label="Email"
          item={2}
          placeholder="name@example.com"
          defaultValue={values.email}
          error={problemOf(problem, "email")}
        />
        <Field
          {...phoneField}
          label="Contact number"
          item={3}
          half
          name="number"
          required
          placeholder="10 digits"
          defaultValue={values.number}
          error={problemOf(problem, "number")}
        />
        <Field
          label="Location"
          item={4}
          half
          name="location"
          maxLength={lengthMax.location}
          autoComplete="address-level2"
          placeholder="City, country"
          defaultValue={values.location}
          error={problemOf(problem, "location")}
        />
      </div>
    </>
  );
}

function AboutYourCase({ problem, values }: PartProps) {
  return (
    <>
      <p className="part">Part 2. About your case</p>
      <div className="cells">
        <SelectField
          label="Category"
          item={5}
          name="category"
          required
          options={serviceNames}
          placeholder={categoryPlaceholder}
          defaultValue={values.category}
          error={problemOf(problem, "category")}
        />
        <TextField
          label="Your question"
          item={6}
          name="doubt"
          maxLength={lengthMax.text}
          placeholder="What has happened so far, and what worries you?"
          defaultValue={values.doubt}
          error={problemOf(problem, "doubt")}
        />
      </div>
    </>
  );
}
