import * as v from "valibot";
import type { ListOrder, Place } from "#server/database/list-scan.ts";
import { opaqueText, plainText, valuesIn } from "#server/http/opaque-text.ts";

const parts = v.union([
  v.strictTuple([plainText, plainText]),
  v.strictTuple([plainText, plainText, plainText]),
]);

/** A place as addresses hold it. */
export function placeText({ id, created_at, text }: Place): string {
  return opaqueText(text === undefined ? [id, created_at] : [id, created_at, text]);
}

/** Undefined for what is no place in that order. */
export function placeIn(order: ListOrder, placeText: string): Place | undefined {
  const [id, created_at, text] = valuesIn(parts, placeText) ?? [];
  if (id === undefined || created_at === undefined) return undefined;
  if ((text === undefined) !== (order.by === undefined)) return undefined;
  return { id, created_at, ...(text !== undefined && { text }) };
}
