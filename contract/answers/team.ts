import * as v from "valibot";

/** For whom an invitation is. */
export const invitation = v.object({ name: v.string(), email: v.string() });
export type Invitation = v.InferOutput<typeof invitation>;

/**
 * Somebody of the staff, of today or of before, or an open invitation: it has the id that the account will have. Times
 * are ISO 8601, UTC, and empty while there is none.
 */
export const teamMember = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** `late`: invited, but the invitation has ended. */
  state: v.picklist(["active", "invited", "late", "ended"]),
  /** When the account was made, or the invitation sent. */
  since: v.string(),
  /** The end of the invitation, or of the account. */
  until: v.string(),
  used_at: v.string(),
  two_step: v.boolean(),
  /** The owner's account can not be ended here. */
  is_owner: v.boolean(),
});
export type TeamMember = v.InferOutput<typeof teamMember>;
