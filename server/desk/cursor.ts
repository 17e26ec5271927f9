import * as v from "valibot";
import { opaqueText, plainText, valuesIn } from "#server/http/opaque-text.ts";
import { Problem } from "#server/http/problem.ts";

/** A place in a list: the row beside it, by the value that the list is sorted by and its id. */
export type Cursor = { isBack: boolean; value: string; id: string };

const parts = v.strictTuple([v.picklist([0, 1]), plainText, plainText]);

/** Opaque to whoever is given it. */
export function writeCursor({ isBack, value, id }: Cursor): string {
  return opaqueText([Number(isBack), value, id]);
}

/** Undefined for none. @throws Problem 400 for one that is not ours */
export function readCursor(text: string): Cursor | undefined {
  if (text === "") return undefined;
  const found = valuesIn(parts, text);
  if (!found) throw new Problem(400, "cursor must be next or previous of another page.");
  const [isBack, value, id] = found;
  return { isBack: isBack === 1, value, id };
}
