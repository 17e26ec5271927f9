import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { type ChangeTwoStepInput, changeTwoStepInput } from "#contract/two-step.ts";
import { check } from "#contract/validate.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

type Props = {
  intro: string;
  words: { send: string; sending: string };
  /** What is said where no answer came. */
  unheard: string;
  send: (input: ChangeTwoStepInput) => Promise<void>;
  onCancel: () => void;
};

/** For what needs both: password and code. */
export function TwoStepChange({ intro, words, unheard, send, onCancel }: Props) {
  const form = useStaffForm({
    check: (values) => check(changeTwoStepInput, values),
    send,
    failureText: ({ text = unheard }) => text,
    focusOn: "code",
  });
  return (
    <>
      <p className="two__intro">{intro}</p>
      <StaffForm
        state={form}
        words={words}
        others={
          <Button variant="line" onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        <CurrentPasswordField errorOf={form.errorOf} />
        <Field
          label="Code of the app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          required
          error={form.errorOf("code")}
        />
      </StaffForm>
    </>
  );
}
