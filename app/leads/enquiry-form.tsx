import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectField, TextField } from "#app/ui/field.tsx";
import { problemOf } from "#app/ui/form-problem.tsx";
import { formPages } from "#contract/counted-forms.ts";
import { categoryPlaceholder, serviceNames, services } from "#contract/services.ts";
import { AnswerNote } from "./answer-note.tsx";
import { isEmpty, valuesOf } from "./form-values.ts";
import { LeadForm, type Posted } from "./lead-form.tsx";
import { LetterTick } from "./letter-tick.tsx";
import { emailField, nameField, phoneField } from "./person-fields.ts";

type Props = { className?: string; posted?: Posted; onSent?: () => void };

/** Source: SPEC.md §3 and §5 "Enquiry form". */
export function EnquiryForm({ onSent, ...props }: Props) {
  const category = useSuggestedCategory();

  function rememberSent() {
    hasSent = true;
    onSent?.();
  }

  return (
    <LeadForm {...props} place="enquiry" action={formPages.enquiry} onSent={rememberSent}>
      {({ problem, sent, isSending, values }) => (
        <>
          <AboutYou problem={problem} values={values} />
          <AboutYourCase problem={problem} values={values} category={category} />
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

/** Whoever has sent an enquiry finds the form empty. Source: DECISIONS.md "Exact texts and rules". */
let hasSent = false;

/** Chooses the service of the page where the form was asked for, in a form that nobody has touched. */
function useSuggestedCategory() {
  const category = useRef<HTMLSelectElement>(null);
  // What was kept is there again by now: the form's own effect comes first.
  useEffect(() => {
    const field = category.current;
    if (!field?.form || hasSent || !isEmpty(valuesOf(field.form))) return;
    field.value = serviceAskedFrom()?.name ?? "";
  }, []);
  return category;
}

/** Of this page, or on the form's own page of the one that led to it. */
function serviceAskedFrom() {
  const { href, origin, pathname } = location;
  const [address] = (pathname === formPages.enquiry ? document.referrer : href).split(/[?#]/);
  return services.find(({ slug }) => address === `${origin}/${slug}`);
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
          wayOn={<NumberFromElsewhere />}
        />
        <Field
          label="Location"
          item={4}
          half
          name="location"
          autoComplete="address-level2"
          placeholder="City, country"
          defaultValue={values.location}
          error={problemOf(problem, "location")}
        />
      </div>
    </>
  );
}

/** The nurse in the Gulf has no number of ten digits. */
function NumberFromElsewhere() {
  return (
    <p className="fine">
      A number from another country? Write it in a message on <Link to="/contact">Contact Us</Link>:
      the phone is optional there.
    </p>
  );
}

type CaseProps = PartProps & { category: RefObject<HTMLSelectElement | null> };

function AboutYourCase({ problem, values, category }: CaseProps) {
  return (
    <>
      <p className="part">Part 2. About your case</p>
      <div className="cells">
        <SelectField
          label="Category"
          item={5}
          name="category"
          ref={category}
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
          placeholder="What has happened so far, and what worries you?"
          defaultValue={values.doubt}
          error={problemOf(problem, "doubt")}
        />
      </div>
    </>
  );
}
