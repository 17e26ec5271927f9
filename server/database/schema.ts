import type { Kysely, RawBuilder, SqlBool } from "kysely";
import type { BlogTables } from "./tables/blog.ts";
import type { DeskTables } from "./tables/desk.ts";
import type { LeadsTables } from "./tables/leads.ts";
import type { MailTables } from "./tables/mail.ts";
import type { SiteTables } from "./tables/site.ts";
import type { StaffTables } from "./tables/staff.ts";

/** Times are ISO 8601 UTC text of one length, so that they sort as text on both databases. */
export type Schema = LeadsTables & DeskTables & StaffTables & MailTables & BlogTables & SiteTables;

/** The database itself, or a transaction in it. */
export type Db = Kysely<Schema>;

/** What a query asks of a row. */
export type Condition = RawBuilder<SqlBool>;
