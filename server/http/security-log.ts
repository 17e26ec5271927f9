import { log } from "#server/log.ts";

type SecurityEvent =
  | "login-opened"
  | "login-failed"
  | "login-missing"
  | "code-queued"
  | "code-refused"
  | "password-reset"
  | "password-refused"
  | "password-changed"
  | "second-step-refused"
  | "second-step-on"
  | "second-step-off"
  | "two-step-reset"
  | "invited"
  | "invitation-accepted"
  | "account-ended"
  | "account-opened"
  | "limit-reached"
  | "cross-site-refused";

/** What an operator looks for after an attack. Fields are ids and names of our own, never what was sent. */
export function logSecurity(
  event: SecurityEvent,
  fields: Record<string, string | undefined> = {},
): void {
  log(event, fields);
}
