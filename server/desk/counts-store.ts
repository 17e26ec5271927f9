import { type RawBuilder, sql } from "kysely";
import type { DeskChoices, DeskCounts } from "#contract/answers/desk.ts";
import { countMax, leadKinds, openStages, stages } from "#contract/desk.ts";
import { isLate, isOpen, isOverdue } from "#server/database/lead-conditions.ts";
import type { Condition, Db } from "#server/database/schema.ts";
import type { Asker } from "./filter-store.ts";
import { listFormerOwners, listOwners } from "./store.ts";

const choicesMax = 200;

/** How many leads stand where. */
export async function countDesk(db: Db, { staffId, now }: Asker): Promise<DeskCounts> {
  const numbers = await countAll(db, {
    ...named("stage", stages, (stage) => sql`trashed_at = '' and stage = ${stage}`),
    ...named("kind", leadKinds, (kind) => sql`trashed_at = '' and kind = ${kind} and ${isOpen()}`),
    mine: sql`trashed_at = '' and owner_id = ${staffId} and ${isOpen()}`,
    unowned: sql`trashed_at = '' and owner_id is null and ${isOpen()}`,
    late: sql`trashed_at = '' and ${isLate(now)}`,
    overdue: sql`trashed_at = '' and ${isOverdue(now)}`,
    trash: sql`trashed_at > ''`,
  });
  const of = (name: string) => numbers.get(name) ?? 0;
  const open = openStages.reduce((sum, stage) => sum + of(`stage ${stage}`), 0);
  return {
    stages: byName(stages, (stage) => of(`stage ${stage}`)),
    kinds: byName(leadKinds, (kind) => of(`kind ${kind}`)),
    open: Math.min(open, countMax),
    mine: of("mine"),
    unowned: of("unowned"),
    late: of("late"),
    overdue: of("overdue"),
    trash: of("trash"),
  };
}

type Conditions = Record<string, RawBuilder<unknown>>;

function named<Name extends string>(
  what: string,
  names: readonly Name[],
  condition: (name: Name) => RawBuilder<unknown>,
): Conditions {
  return Object.fromEntries(names.map((name) => [`${what} ${name}`, condition(name)]));
}

function byName<Name extends string>(
  names: readonly Name[],
  count: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
}

/** In one statement, each counted no further than anybody is shown. */
async function countAll(db: Db, conditions: Conditions): Promise<Map<string, number>> {
  const counts = Object.entries(conditions).map(
    ([name, condition]) => sql`select ${name} as name, count(*) as count from
      (select 1 from desk_lead where ${condition as Condition} limit ${sql.lit(countMax)}) as counted`,
  );
  const { rows } = await sql<{ name: string; count: number | string }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** What filters and owners can be chosen from. */
export async function listChoices(db: Db): Promise<DeskChoices> {
  return {
    owners: await listOwners(db),
    former_owners: await listFormerOwners(db),
    sources: await valuesOf(db, "source"),
    categories: await valuesOf(db, "category"),
  };
}

/** Each value of a column once: from one to the next along an index, however many rows have it. */
async function valuesOf(db: Db, column: "source" | "category"): Promise<string[]> {
  const name = sql.ref(column);
  const next = (than: RawBuilder<unknown>) => sql`
    (select min(${name}) from desk_lead where trashed_at = '' and ${name} > ${than})`;
  const { rows } = await sql<{ value: string }>`
    with recursive step (value) as (
      select ${next(sql`''`)}
      union all
      select ${next(sql`step.value`)} from step where step.value is not null
    ) select value from step where value is not null limit ${sql.lit(choicesMax)}`.execute(db);
  return rows.map(({ value }) => value);
}
