import { useId } from "react";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";
import { toastSuccess } from "#app/ui/toast.ts";
import { invitationDays, inviteInput } from "#contract/team.ts";
import { check } from "#contract/validate.ts";
import { teamApi } from "./team-api.ts";

type Props = { onInvited: () => Promise<void> };

/** Asks somebody to join, by mail. */
export function InviteForm({ onInvited }: Props) {
  const titleId = useId();
  const form = useStaffForm({
    check: (values) => check(inviteInput, values),
    async send(input) {
      await teamApi.invite(input).catch(async (failure) => {
        // What seems to have failed may stand in the list, and can be sent again from there.
        await onInvited();
        throw failure;
      });
      void toastSuccess(`Invitation sent to ${input.name}.`);
      await onInvited();
    },
    failureText: "The invitation could not be sent.",
    focusOn: "email",
    isEmptiedAfter: true,
  });
  return (
    <section className="sheet account__part" aria-labelledby={titleId}>
      <h2 id={titleId}>Invite somebody</h2>
      <StaffForm state={form} words={{ send: "Send Invitation", sending: "Sending invitation" }}>
        <Field
          label="Full name"
          name="name"
          autoComplete="off"
          required
          error={form.errorOf("name")}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          required
          error={form.errorOf("email")}
        />
      </StaffForm>
      <p className="account__note">
        They get a mail with a link, good for {invitationDays} days and one use, and choose their
        own password. Everybody in the team can see and do the same.
      </p>
    </section>
  );
}
