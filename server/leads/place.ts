import * as v from "valibot";
import { check } from "#contract/validate.ts";
import type { ListOrder, Place } from "#server/database/list-scan.ts";
import { isPlainText } from "#server/http/plain-text.ts";

const part = v.custom<string>(isPlainText);
const parts = v.union([v.strictTuple([part, part]), v.strictTuple([part, part, part])]);

/** A place as addresses hold it. */
export function placeText({ id, created_at, text }: Place): string {
  const values = text === undefined ? [id, created_at] : [id, created_at, text];
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** Undefined for what is no place in that order. */
export function placeIn(order: ListOrder, placeText: string): Place | undefined {
  const checked = check(parts, parsed(Buffer.from(placeText, "base64url").toString()));
  if (!checked.ok) return undefined;
  const [id, created_at, text] = checked.value;
  if ((text === undefined) !== (order.by === undefined)) return undefined;
  return { id, created_at, ...(text !== undefined && { text }) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
