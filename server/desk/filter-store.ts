import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { DeskFilter } from "#contract/desk-query.ts";
import { isPostgres } from "#server/database/kind.ts";
import { type Column, isLate, isOverdue } from "#server/database/lead-conditions.ts";
import type { Condition, Db } from "#server/database/schema.ts";

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
  /** A column, of whose index it leaves few rows. */
  narrow?: string;
  condition: (column: Column) => Condition;
};

/**
 * What a filter means in SQL. `by` says along which index SQLite, which knows nothing of how often a value stands in a
 * column, is to look: that of the narrowest condition, or that of the column which is sorted by. The others are hidden
 * from it by a plus, which changes nothing else. PostgreSQL keeps statistics and needs no help.
 */
export function filterConditions(
  db: Db,
  filter: DeskFilter,
  asker: Asker,
  by: "condition" | OrderColumn,
): Condition {
  const parts = filterParts(filter, asker);
  const driver = narrow.find((name) => parts.some((part) => part.narrow === name));
  const column: Column = (name) => {
    const isOfUse = by === "condition" ? isRange(name) || name === driver : name === by;
    const isHidden = !isPostgres(db) && !isOfUse;
    const plain = sql.ref(`desk_lead.${name}`);
    return isHidden ? sql`+${plain}` : plain;
  };
  const all = parts.map(({ condition }) => condition(column));
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
    filter.late === "yes" ? [{ condition: (column: Column) => isLate(asker.now, column) }] : [],
    filter.overdue === "yes"
      ? [{ condition: (column: Column) => isOverdue(asker.now, column) }]
      : [],
  ].flat();
}

/** Nobody looks for spam who does not say so; in the trash it lies among the rest. */
function stageParts(stage: readonly string[], { trash }: DeskFilter): Part[] {
  if (stage.length > 0) return anyOf("stage", stage);
  return trash === "yes" ? [] : [compared("stage", sql`<>`, "spam")];
}

function anyOf(name: string, values: readonly string[]): Part[] {
  const [value] = values;
  if (value === undefined) return [];
  if (values.length === 1) return [{ ...compared(name, sql`=`, value), narrow: name }];
  const condition = (column: Column) => sql<SqlBool>`${column(name)} in (${sql.join(values)})`;
  return [{ narrow: name, condition }];
}

function compared(name: string, operator: RawBuilder<unknown>, value: string): Part {
  return { condition: (column) => sql<SqlBool>`${column(name)} ${operator} ${value}` };
}

function ownerPart(owner: string, { staffId }: Asker): Part {
  if (owner === "none") {
    return { condition: (column) => sql<SqlBool>`${column("owner_id")} is null` };
  }
  const id = owner === "me" ? staffId : owner;
  return { ...compared("owner_id", sql`=`, id), narrow: "owner_id" };
}

/** Most leads come directly, so that no index helps to find them. */
function sourceParts(source: string): Part[] {
  return source === "direct" ? [compared("source", sql`=`, "")] : anyOf("source", [source]);
}
