import { isCountedTo, type LeadListQuery } from "#contract/lead-list.ts";
import { countOf } from "#server/database/list-count.ts";
import { type Place, scan } from "#server/database/list-scan.ts";
import type { ListTable } from "#server/database/list-tables.ts";
import type { Db } from "#server/database/schema.ts";
import { orderOf, sidesOf } from "./list-order.ts";
import { placeIn, placeText } from "./place.ts";

/** Which rows stand on a page, in their order, and where it stands among the others. */
export type ListPart = {
  ids: string[];
  page: number;
  total: number;
  next?: string;
  previous?: string;
};

/** Undefined: the page can not be counted to, or the place behind or before which it stands is none. */
export async function partOf(
  db: Db,
  table: ListTable,
  query: LeadListQuery,
): Promise<ListPart | undefined> {
  const sides = sidesOf(table, query);
  const total = await countOf(db, table, sides);
  const list = { db, table, sides, size: query.size, order: orderOf(query), total };
  if (query.after === "" && query.before === "") return countedPart(list, query.page);

  const from = placeIn(list.order, query.after || query.before);
  if (!from) return undefined;
  return query.after === ""
    ? partBefore(list, from, query.page)
    : partBehind(list, from, query.page);
}

type List = Pick<Parameters<typeof scan>[1], "table" | "sides" | "order"> & {
  db: Db;
  size: number;
  total: number;
};

function pagesOf({ total, size }: List): number {
  return Math.max(1, Math.ceil(total / size));
}

/** From the end that is nearer. */
async function countedPart(list: List, wanted: number): Promise<ListPart | undefined> {
  const { db, size, total } = list;
  const pages = pagesOf(list);
  const page = Math.min(wanted, pages);
  if (!isCountedTo({ page, size }, total)) return undefined;

  const before = (page - 1) * size;
  const behind = Math.max(0, total - page * size);
  const isBackwards = behind < before;
  const limit = Math.min(size, Math.max(0, total - before));
  const skip = isBackwards ? behind : before;
  const places = await scan(db, { ...list, isBackwards, skip, limit });
  if (isBackwards) places.reverse();
  return part(list, places, { page, isFirst: page === 1, isLast: page === pages });
}

async function partBehind(list: List, from: Place, wanted: number): Promise<ListPart | undefined> {
  const { db, size } = list;
  const places = await scan(db, { ...list, from, limit: size + 1 });
  const pages = pagesOf(list);
  if (places.length === 0) return countedPart(list, pages);
  const isLast = places.length <= size;
  const page = isLast ? pages : Math.max(2, Math.min(wanted, pages - 1));
  return part(list, places.slice(0, size), { page, isFirst: page === 1, isLast });
}

async function partBefore(list: List, from: Place, wanted: number): Promise<ListPart | undefined> {
  const { db, size } = list;
  const places = await scan(db, { ...list, from, isBackwards: true, limit: size + 1 });
  // The list's beginning: its first page is whole.
  if (places.length <= size) return countedPart(list, 1);
  const shown = places.slice(0, size).reverse();
  const page = Math.max(2, Math.min(wanted, pagesOf(list) - 1));
  return part(list, shown, { page, isFirst: false, isLast: false });
}

function part(
  { total }: List,
  places: readonly Place[],
  { page, isFirst, isLast }: { page: number; isFirst: boolean; isLast: boolean },
): ListPart {
  const [first, last] = [places.at(0), places.at(-1)];
  return {
    ids: places.map(({ id }) => id),
    page,
    total,
    ...(last && !isLast && { next: placeText(last) }),
    ...(first && !isFirst && { previous: placeText(first) }),
  };
}
