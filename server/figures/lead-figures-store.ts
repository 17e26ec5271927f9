import { sql } from "kysely";
import type { AnswerTime } from "#contract/answers/figures.ts";
import type { Day } from "#contract/days.ts";
import type { Office } from "#contract/desk.ts";
import { figuresMax } from "#contract/figures.ts";
import { isoWeekday } from "#contract/holidays.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Db } from "#server/database/schema.ts";

type Sum = number | string;
type Counted = { count: Sum };

/** Every question below looks at the leads of the given days only, along the index by created_at. */
const isCounted = sql`desk_lead.trashed_at = '' and desk_lead.stage <> 'spam'`;

/** Days without leads are missing. */
export async function leadsByDay(
  db: Db,
  days: readonly Day[],
): Promise<{ day: string; isEnquiry: boolean; count: number }[]> {
  const { rows } = await sql<Counted & { day: string; kind: string }>`
    with ${dayRows(days, ({ name }) => name)}
    select day.name as day, desk_lead.kind, count(*) as count from day
    join desk_lead on desk_lead.created_at >= day.begins and desk_lead.created_at < day.ends
    where ${isCounted} group by day.name, desk_lead.kind`.execute(db);
  return rows.map(({ day, kind, count }) => ({
    day,
    isEnquiry: kind === "enquiry",
    count: Number(count),
  }));
}

type Span = { from: Date; until: Date };

const within = ({ from, until }: Span) =>
  sql`${isCounted} and desk_lead.created_at >= ${from.toISOString()}
    and desk_lead.created_at < ${until.toISOString()}`;

/** The most asked for first; messages have none and do not count. */
export async function leadsByCategory(
  db: Db,
  span: Span,
): Promise<{ name: string; leads: number }[]> {
  const { rows } = await sql<Counted & { name: string }>`
    select desk_lead.category as name, count(*) as count from desk_lead
    where ${within(span)} and desk_lead.category <> ''
    group by desk_lead.category order by count(*) desc, desk_lead.category
    limit ${figuresMax.categories}`.execute(db);
  return rows.map(({ name, count }) => ({ name, leads: Number(count) }));
}

type Fared = { leads: number; answered: number };
const isAnswered = sql`case when desk_lead.first_answer_at <> '' then 1 else 0 end`;

/** The most frequent first, with how many of their leads were answered; and the same of all others together. */
export async function leadsBySource(
  db: Db,
  span: Span,
): Promise<{ sources: (Fared & { name: string })[]; others: Fared }> {
  const { rows } = await sql<
    { name: string } & Record<keyof Fared | "all_leads" | "all_answered", Sum>
  >`
    select desk_lead.source as name, count(*) as leads, sum(${isAnswered}) as answered,
      sum(count(*)) over () as all_leads, sum(sum(${isAnswered})) over () as all_answered
    from desk_lead where ${within(span)}
    group by desk_lead.source order by count(*) desc, desk_lead.source
    limit ${figuresMax.sources}`.execute(db);
  const sources = rows.map(({ name, leads, answered }) => ({
    name,
    leads: Number(leads),
    answered: Number(answered),
  }));
  const rest = (all: Sum = 0, of: keyof Fared) =>
    sources.reduce((left, source) => left - source[of], Number(all));
  return {
    sources,
    others: {
      leads: rest(rows[0]?.all_leads, "leads"),
      answered: rest(rows[0]?.all_answered, "answered"),
    },
  };
}

/** The days of one office's own calendar. */
export async function answerTimes(
  db: Db,
  office: Office,
  days: readonly Day[],
): Promise<AnswerTime[]> {
  const { rows } = await sql<{ weekday: string; seconds: number | string } & Counted>`
    with ${dayRows(days, weekdayOf)},
    answered as (
      select day.name as weekday, ${secondsToAnswer(db)} as seconds from day
      join desk_lead on desk_lead.created_at >= day.begins and desk_lead.created_at < day.ends
      where ${isCounted} and desk_lead.office = ${office} and desk_lead.first_answer_at <> ''
    ),
    ranked as (
      select weekday, seconds, count(*) over (partition by weekday) as total,
        row_number() over (partition by weekday order by seconds) as place
      from answered
    )
    select weekday, avg(seconds) as seconds, max(total) as count from ranked
    where place * 2 between total and total + 2 group by weekday order by weekday`.execute(db);
  return rows.map(({ weekday, seconds, count }) => ({
    office,
    weekday: Number(weekday),
    median_minutes: Math.round(Number(seconds) / 60),
    leads: Number(count),
  }));
}

/** Days as rows of a query, by a name of theirs; instants as leads have them. */
function dayRows(days: readonly Day[], nameOf: (day: Day) => string) {
  const rows = days.map((day) => {
    const [from, until] = [day.from.toISOString(), day.until.toISOString()];
    return sql`(${nameOf(day)}, ${from}, ${until})`;
  });
  return sql`day (name, begins, ends) as (values ${sql.join(rows)})`;
}

function weekdayOf({ name }: Day): string {
  return String(isoWeekday(Date.parse(name)));
}

function secondsToAnswer(db: Db) {
  return isPostgres(db)
    ? sql`extract(epoch from desk_lead.first_answer_at::timestamptz - desk_lead.created_at::timestamptz)`
    : sql`(unixepoch(desk_lead.first_answer_at, 'subsec') - unixepoch(desk_lead.created_at, 'subsec'))`;
}
