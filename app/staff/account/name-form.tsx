import { useId } from "react";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { teamApi } from "#app/staff/team/team-api.ts";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";
import { toastSuccess } from "#app/ui/toast.ts";
import { staffNameInput } from "#contract/team.ts";
import { check } from "#contract/validate.ts";

type Props = { name: string; onChanged: () => Promise<void> };

/** How one is called in the team, in the log, and by the leads that one owns. */
export function NameForm({ name, onChanged }: Props) {
  const titleId = useId();
  const form = useStaffForm({
    check: (values) => check(staffNameInput, values),
    async send(input) {
      await teamApi.rename(input);
      void toastSuccess("Name saved.");
      await onChanged();
    },
    failureText: "The name could not be saved.",
    focusOn: "name",
  });

  return (
    <section className="sheet account__part" aria-labelledby={titleId}>
      <h2 id={titleId}>Your name</h2>
      <StaffForm state={form} words={{ send: "Save Name", sending: "Saving name" }}>
        <Field
          label="Full name"
          name="name"
          autoComplete="name"
          defaultValue={name}
          required
          error={form.errorOf("name")}
        />
      </StaffForm>
      <p className="account__note">Your colleagues see it in the team and in the log.</p>
    </section>
  );
}
