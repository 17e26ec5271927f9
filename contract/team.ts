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

/** For whom an invitation is. */
export type Invitation = { name: string; email: string };

/**
 * Somebody of the staff, of today or of before, or an open invitation: it has the id that the account will have. Times
 * are ISO 8601, UTC, and empty while there is none.
 */
export type TeamMember = {
  id: string;
  name: string;
  email: string;
  /** `late`: invited, but the invitation has ended. */
  state: "active" | "invited" | "late" | "ended";
  /** When the account was made, or the invitation sent. */
  since: string;
  /** The end of the invitation, or of the account. */
  until: string;
  used_at: string;
  two_step: boolean;
  /** The owner's account can not be ended here. */
  is_owner: boolean;
};
