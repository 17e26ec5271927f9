import { call, dataOf } from "#app/staff/call.ts";
import type { AuditPage } from "#contract/answers/audit.ts";
import type { Invitation, TeamMember } from "#contract/answers/team.ts";
import type { RecoveryCodes, TwoStep, TwoStepSecret } from "#contract/answers/two-step.ts";
import type { AuditQuery } from "#contract/audit.ts";
import type { AcceptInvitationInput } from "#contract/staff.ts";
import type { InviteInput, StaffNameInput } from "#contract/team.ts";
import type {
  ChangeTwoStepInput,
  ConfirmTwoStepInput,
  StartTwoStepInput,
} from "#contract/two-step.ts";

const read = <T>(path: string) => dataOf<T>("GET", path);
const send = <T>(path: string, json: object = {}) => dataOf<T>("POST", path, { json });
const member = (id: string, what: string) =>
  send<unknown>(`/user/staff/${encodeURIComponent(id)}/${what}`);
const invitation = (id: string) => `/user/invitations/${encodeURIComponent(id)}`;

/**
 * Accounts, the second step and the log, in browsers only: apart from app/staff/staff-api.ts, because its code comes
 * with the pages that need it. Each method gives the answer's `data`.
 * @throws ApiFailure
 */
export const teamApi = {
  team: () => read<TeamMember[]>("/user/team"),
  invite: (input: InviteInput) => send<{ id: string }>("/user/invitations", input),
  inviteAgain: (id: string) => send<unknown>(`${invitation(id)}/again`),
  withdraw: (id: string) => call<unknown>("DELETE", invitation(id)),
  endAccount: (id: string) => member(id, "end"),
  openAccount: (id: string) => member(id, "open"),
  resetTwoStep: (id: string) => member(id, "two-step/reset"),
  rename: (input: StaffNameInput) => send<StaffNameInput>("/user/name", input),
  invitation: (token: string) => send<Invitation>("/user/invitation", { token }),
  acceptInvitation: (input: AcceptInvitationInput) =>
    send<{ email: string }>("/user/invitation/accept", input),
  twoStep: () => read<TwoStep>("/user/two-step"),
  startTwoStep: (input: StartTwoStepInput) => send<TwoStepSecret>("/user/two-step", input),
  confirmTwoStep: (input: ConfirmTwoStepInput) =>
    send<RecoveryCodes>("/user/two-step/confirm", input),
  endTwoStep: (input: ChangeTwoStepInput) => send<unknown>("/user/two-step/off", input),
  makeRecoveryCodes: (input: ChangeTwoStepInput) =>
    send<RecoveryCodes>("/user/two-step/codes", input),
  log: (asked: Partial<AuditQuery>) =>
    call<AuditPage>("GET", `/audit?${new URLSearchParams(asked)}`),
};
