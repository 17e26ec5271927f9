import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { officeZones } from "#content/offices.ts";
import { dayAt } from "#contract/days.ts";
import { openStages } from "#contract/desk.ts";
import type { DeskFilter } from "#contract/desk-query.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Schema } from "#server/database/schema.ts";

export type Condition = RawBuilder<SqlBool>;

/** Who asks, and when: "me", and what is late. */
export type Asker = { staffId: string; now: Date };

/** Columns of which some values leave few rows, the fewest first. */
const narrow = ["source", "category", "owner_id", "stage", "kind"] as const;

/** The columns that the inbox is sorted by. */
export type OrderColumn = "created_at" | "changed_at" | "next_step_on" | "name_key" | "answer_by";

function isRange(column: string): boolean {
  return ["created_at", "next_step_on", "first_answer_at", "due_at"].includes(column);
}

type Part = {
  column: string;
  isNarrow: boolean;
  condition: (column: RawBuilder<unknown>) => Condition;
};

/**
 * What a filter means in SQL. `by` says along which index SQLite, which knows nothing of how often a value stands in a
 * column, is to look: that of the narrowest condition, or that of the column which is sorted by. The others are hidden
 * from it by a plus, which changes nothing else. PostgreSQL keeps statistics and needs no help.
 */
export function filterConditions(
  db: Kysely<Schema>,
  filter: DeskFilter,
  asker: Asker,
  by: "condition" | OrderColumn,
): Condition {
  const parts = filterParts(filter, asker);
  const driver = narrow.find((name) =>
    parts.some(({ column, isNarrow }) => column === name && isNarrow),
  );
  const all = parts.map(({ column, condition }) => {
    const isOfUse = by === "condition" ? isRange(column) || column === driver : column === by;
    const isHidden = !isPostgres(db) && !isOfUse;
    const name = sql.ref(`desk_lead.${column}`);
    return condition(isHidden ? sql`+${name}` : name);
  });
  const trash = filter.trash === "yes" ? sql`> ''` : sql`= ''`;
  const isThere = sql<SqlBool>`desk_lead.trashed_at ${trash}`;
  return sql<SqlBool>`${sql.join([isThere, ...all], sql` and `)}`;
}

function filterParts(filter: DeskFilter, asker: Asker): Part[] {
  const { stage, kind, office, owner, category, source, from, to } = filter;
  return [
    stageParts(stage, filter),
    anyOf("kind", kind),
    anyOf("office", office),
    owner === "" ? [] : [ownerPart(owner, asker)],
    category === "" ? [] : anyOf("category", [category]),
    source === "" ? [] : sourceParts(source),
    from === "" ? [] : [compared("created_at", sql`>=`, from)],
    to === "" ? [] : [compared("created_at", sql`<`, to)],
    filter.late === "yes" ? lateParts(asker.now) : [],
    filter.overdue === "yes" ? overdueParts(asker.now) : [],
  ].flat();
}

/** Nobody looks for spam who does not say so; in the trash it lies among the rest. */
function stageParts(stage: readonly string[], { trash }: DeskFilter): Part[] {
  if (stage.length > 0) return anyOf("stage", stage);
  return trash === "yes" ? [] : [compared("stage", sql`<>`, "spam")];
}

function anyOf(column: string, values: readonly string[]): Part[] {
  const [value] = values;
  if (value === undefined) return [];
  if (values.length === 1) return [{ ...compared(column, sql`=`, value), isNarrow: true }];
  const condition = (name: RawBuilder<unknown>) => sql<SqlBool>`${name} in (${sql.join(values)})`;
  return [{ column, isNarrow: true, condition }];
}

function compared(column: string, operator: RawBuilder<unknown>, value: string): Part {
  const condition = (name: RawBuilder<unknown>) => sql<SqlBool>`${name} ${operator} ${value}`;
  return { column, isNarrow: false, condition };
}

function ownerPart(owner: string, { staffId }: Asker): Part {
  if (owner === "none") {
    const condition = (name: RawBuilder<unknown>) => sql<SqlBool>`${name} is null`;
    return { column: "owner_id", isNarrow: false, condition };
  }
  const id = owner === "me" ? staffId : owner;
  return { ...compared("owner_id", sql`=`, id), isNarrow: true };
}

/** Most leads come directly, so that no index helps to find them. */
function sourceParts(source: string): Part[] {
  return source === "direct" ? [compared("source", sql`=`, "")] : anyOf("source", [source]);
}

function lateParts(now: Date): Part[] {
  const condition = (name: RawBuilder<unknown>) => isLate(name, now);
  return [...openParts(), { column: "next_step_on", isNarrow: false, condition }];
}

/** What nobody has answered although the promised time is over; where nothing was promised, `due_at` is empty. */
function overdueParts(now: Date): Part[] {
  return [
    ...openParts(),
    compared("first_answer_at", sql`=`, ""),
    compared("due_at", sql`>`, ""),
    compared("due_at", sql`<=`, now.toISOString()),
  ];
}

/** Fewer are late than open. */
function openParts(): Part[] {
  return anyOf("stage", openStages).map((part) => ({ ...part, isNarrow: false }));
}

/** The next step's day is over where the lead's office is. The first half is what an index helps with. */
export function isLate(column: RawBuilder<unknown>, now: Date): Condition {
  const austin = dayAt(now, officeZones.austin).name;
  const kochi = dayAt(now, officeZones.kochi).name;
  const [, latest = kochi] = [austin, kochi].sort();
  return sql<SqlBool>`${column} < ${latest}
    and ${column} < case desk_lead.office when 'kochi' then ${kochi} else ${austin} end`;
}
