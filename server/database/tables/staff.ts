import type { Generated } from "kysely";
import type { AuditKind } from "#contract/audit.ts";

/** Accounts, logins, and who did what. */
export type StaffTables = {
  staff: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    /** 1 while the password is the generated one of the first start. */
    must_change_password: number;
    created_at: string;
    /** Empty until its owner says it. */
    name: Generated<string>;
    /** The last use of any login, to the minute; empty before the first. */
    used_at: Generated<string>;
    /** Empty while the account lives. The row stays, so that what was done keeps who did it. */
    ended_at: Generated<string>;
  };
  /** An open invitation; `id` becomes that of the account. Of the link's token only its sha256 is kept. */
  invitation: {
    id: string;
    name: string;
    email: string;
    email_key: string;
    token_hash: string;
    created_at: string;
    expires_at: string;
    /** Who sent it last; empty: sent before that was kept. */
    invited_by: Generated<string>;
  };
  /**
   * What an authenticator app holds (base32, as it is: whoever reads this table reads all the rest). `on_at` is empty
   * until a first code has shown that the app has it; `last_step` counts the half minutes since 1970 up to the last
   * code that was accepted.
   */
  second_step: { staff_id: string; secret: string; last_step: number; on_at: string };
  /** As sha256; the row goes with its use. */
  recovery_code: { staff_id: string; code_hash: string };
  /** Who did what: ids only. The database refuses every change of a row; retention deletes. */
  audit_entry: { id: string; at: string; staff_id: string; what: AuditKind; target: string };
  /** An open login; of the token only its sha256 is kept. `id` names it in lists. */
  login: {
    id: string;
    token_hash: string;
    staff_id: string;
    user_agent: string;
    /** 1 when it was opened with a generated password: it is good for choosing another. */
    must_change_password: number;
    created_at: string;
    used_at: string;
  };
  /** The code of a forgotten password: at most one a person, of which only the sha256 is kept. */
  one_time_code: { staff_id: string; code_hash: string; tries: number; expires_at: string };
  /** Where somebody has logged in from, as sha256, and when last. */
  known_address: { staff_id: string; address_hash: string; used_at: string };
};
