import { type RawBuilder, type SqlBool, sql } from "kysely";
import { officeZones } from "#content/offices.ts";
import { dayAt } from "#contract/days.ts";
import { type Office, offices, openStages } from "#contract/desk.ts";
import type { Condition } from "./schema.ts";

/** A column of `desk_lead` as a query writes it. */
export type Column = (name: string) => RawBuilder<unknown>;
const plain: Column = (name) => sql.ref(`desk_lead.${name}`);

/** Somebody still has to do something. */
export function isOpen(column = plain): Condition {
  return sql<SqlBool>`${column("stage")} in (${sql.join(openStages)})`;
}

/** A first answer was promised and has not come; where nothing was promised, `due_at` is empty. */
export function isAwaited(column = plain): Condition {
  return sql<SqlBool>`${column("first_answer_at")} = '' and ${column("due_at")} > '' and ${isOpen(column)}`;
}

/** The promised time is over. */
export function isOverdue(now: Date, column = plain): Condition {
  return sql<SqlBool>`${isAwaited(column)} and ${column("due_at")} <= ${now.toISOString()}`;
}

/** The next step's day is over where the lead's office is. */
export function isLate(now: Date, column = plain): Condition {
  return sql<SqlBool>`${isOpen(column)} and ${nextStepIs(sql`<`, now, column)}`;
}

/** The next step's day has come where the lead's office is. */
export function isDue(now: Date): Condition {
  return sql<SqlBool>`${isOpen()} and ${nextStepIs(sql`<=`, now, plain)}`;
}

/** Before the office's today, or by it. The first half, with the latest of these days, is what an index helps with. */
function nextStepIs(operator: RawBuilder<unknown>, now: Date, column: Column): Condition {
  const today = (office: Office) => dayAt(now, officeZones[office]).name;
  const latest = offices.map(today).sort().at(-1);
  const days = offices.map((office) => sql`when ${office} then ${today(office)}`);
  const day = sql`case ${plain("office")} ${sql.join(days, sql` `)} end`;
  const step = column("next_step_on");
  return sql<SqlBool>`${step} ${operator} ${latest} and ${step} ${operator} ${day}`;
}
