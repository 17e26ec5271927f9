import * as v from "valibot";
import { invitation as invitationAnswer, teamMember } from "#contract/answers/team.ts";
import { acceptInvitationInput } from "#contract/staff.ts";
import { invitationDays, invitationInput, inviteInput, staffNameInput } from "#contract/team.ts";
import { describe, tooMany } from "#server/http/describe.ts";

const nothing = v.object({});
const ended = "The invitation has ended, or it was used";
const noAccount = "There is no such account";

export const team = describe({
  summary: "Everybody: accounts, open invitations, accounts that have ended",
  answers: { 200: v.array(teamMember) },
  staff: true,
});
export const rename = describe({
  summary: "Change one's own name",
  body: staffNameInput,
  answers: { 200: v.object({ name: v.string() }) },
  staff: true,
});
export const invite = describe({
  summary: `Mail an invitation: a link for one use, for ${invitationDays} days`,
  body: inviteInput,
  answers: { 201: v.object({ id: v.string() }) },
  failures: {
    409: "The email has an account or an open invitation",
    ...tooMany,
  },
  staff: true,
});
export const inviteAgain = describe({
  summary: "Mail a new link; the one before is void",
  answers: { 200: nothing },
  failures: { 404: "No such invitation", ...tooMany },
  staff: true,
});
export const withdraw = describe({
  summary: "Void an invitation",
  answers: { 200: nothing },
  failures: { 404: "No such invitation" },
  staff: true,
});
export const end = describe({
  summary: "End a colleague's account and all its logins; what they did keeps their id",
  answers: { 200: nothing },
  failures: { 404: noAccount, 409: "One's own, the owner's, or one that has ended" },
  staff: true,
});
export const open = describe({
  summary: "Open a colleague's account again, with the password and second step that it had",
  answers: { 200: nothing },
  failures: { 404: noAccount, 409: "It is open" },
  staff: true,
});
export const resetTwoStep = describe({
  summary: "Switch a colleague's two-step login off, and tell them by mail",
  answers: { 200: nothing },
  failures: { 404: noAccount, 409: "One's own, or it is not on" },
  staff: true,
});
export const invitation = describe({
  summary: "For whom the invitation of a link is",
  body: invitationInput,
  answers: { 200: invitationAnswer },
  failures: { 404: ended, ...tooMany },
});
export const accept = describe({
  summary: "Make the account of an invitation, with a password",
  body: acceptInvitationInput,
  answers: { 201: v.object({ email: v.string() }) },
  failures: { 404: ended, ...tooMany },
});
