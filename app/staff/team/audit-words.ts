import type { AuditKind } from "#contract/audit.ts";

type Words = {
  /** In the list of kinds. */
  name: string;
  /** After the person's name; what it was done to follows. */
  did: string;
  /** What `target` is the id of. */
  to?: "person" | "lead" | "post";
};

export const auditWords: Record<AuditKind, Words> = {
  login: { name: "Logins", did: "logged in" },
  "login-limit": {
    name: "Too many failed logins",
    did: "was refused after too many failed logins",
  },
  "logins-ended": { name: "Logins ended elsewhere", did: "ended other logins of their own" },
  "password-changed": { name: "Passwords changed", did: "changed their password" },
  "password-reset": { name: "Passwords reset by mail", did: "reset their password by mail" },
  invited: { name: "Invitations", did: "invited", to: "person" },
  "invitation-sent-again": {
    name: "Invitations sent again",
    did: "sent the invitation again to",
    to: "person",
  },
  "invitation-withdrawn": {
    name: "Invitations withdrawn",
    did: "withdrew the invitation of",
    to: "person",
  },
  "invitation-accepted": { name: "Invitations accepted", did: "accepted the invitation" },
  "account-renamed": { name: "Names changed", did: "changed their name" },
  "account-ended": { name: "Accounts ended", did: "ended the account of", to: "person" },
  "account-opened": { name: "Accounts opened", did: "opened the account of", to: "person" },
  "two-step-on": { name: "Two-step switched on", did: "switched two-step login on" },
  "two-step-off": { name: "Two-step switched off", did: "switched two-step login off" },
  "two-step-reset": { name: "Two-step reset", did: "reset the two-step login of", to: "person" },
  "recovery-codes-made": { name: "Recovery codes made", did: "made new recovery codes" },
  "recovery-code-used": { name: "Recovery codes used", did: "used a recovery code" },
  "post-made": { name: "Posts made", did: "made the post", to: "post" },
  "post-changed": { name: "Posts changed", did: "changed the post", to: "post" },
  "post-deleted": { name: "Posts deleted", did: "deleted the post", to: "post" },
  "lead-judged": { name: "Spam judged", did: "said whether it is spam: lead", to: "lead" },
  "data-shown": { name: "Personal data looked up", did: "looked up a person's data", to: "lead" },
  "data-erased": { name: "Personal data deleted", did: "deleted all data of a person" },
  exported: { name: "Exports", did: "exported a list" },
};
