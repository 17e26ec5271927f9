import type * as v from "valibot";
import { lengthMax } from "./lengths.ts";
import { accountEmail } from "./staff.ts";
import { form, required, typed } from "./validate.ts";

/** How somebody is called on the desk. */
export const staffNameInput = form({
  name: required("Full Name is required.", "Name", lengthMax.name),
});
export type StaffNameInput = v.InferOutput<typeof staffNameInput>;

/** Who is asked to join the staff. */
export const inviteInput = form({ ...staffNameInput.entries, email: accountEmail });
export type InviteInput = v.InferOutput<typeof inviteInput>;

/** Names an open invitation; it stands in the mail's link alone. */
export const invitationInput = form({ token: typed("The link is not complete.") });

/** How long an invitation can be accepted. */
export const invitationDays = 7;
