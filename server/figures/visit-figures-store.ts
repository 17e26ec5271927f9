import { sql } from "kysely";
import { site } from "#content/site.ts";
import type { DeskFigures, PageFigures } from "#contract/answers/figures.ts";
import { figuresMax } from "#contract/figures.ts";
import type { Db } from "#server/database/schema.ts";

/** The first and the last day, YYYY-MM-DD. */
type Span = { first: string; last: string };

/** Days without a visit are missing. */
export async function visitsByDay(db: Db, span: Span): Promise<Map<string, number>> {
  const rows = await counted(db, span)
    .where("kind", "=", "visit")
    .select(["day", "count"])
    .execute();
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** The most visited first. */
export async function topPages(db: Db, span: Span): Promise<PageFigures[]> {
  const rows = await counted(db, span)
    .where("kind", "=", "page")
    .select(["name as path", sql<number | string>`sum(count)`.as("views")])
    .groupBy("name")
    .orderBy("views", "desc")
    .orderBy("name")
    .limit(figuresMax.pages)
    .execute();
  const paths = rows.map(({ path }) => path);
  const titles = await postTitles(db, paths);
  return rows.map(({ path, views }) => ({
    path,
    title: titles.get(path) ?? "",
    views: Number(views),
  }));
}

/** By their paths, of those that are posts' and are still there. */
async function postTitles(db: Db, paths: readonly string[]): Promise<Map<string, string>> {
  const folder = `${site.blog.path}/`;
  const ids = paths.flatMap((path) => (path.startsWith(folder) ? path.slice(folder.length) : []));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("post").select(["id", "title"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, title }) => [folder + id, title]));
}

/** How often a form was opened, and how often one was sent. */
export async function formFigures(db: Db, span: Span): Promise<DeskFigures["forms"]> {
  const rows = await counted(db, span)
    .where("kind", "in", ["open", "send"])
    .select(["kind", sql<number | string>`sum(count)`.as("count")])
    .groupBy("kind")
    .execute();
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return { opened: of("open"), sent: of("send") };
}

/** How often visitors came from these sites or by these campaigns. */
export async function arrivalsFrom(
  db: Db,
  span: Span,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await counted(db, span)
    .where("kind", "in", ["referrer", "source"])
    .where("name", "in", names)
    .select(["name", sql<number | string>`sum(count)`.as("count")])
    .groupBy("name")
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

function counted(db: Db, { first, last }: Span) {
  return db.selectFrom("visit_count").where("day", ">=", first).where("day", "<=", last);
}
