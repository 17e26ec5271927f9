import { isPlainText } from "#server/http/plain-text.ts";
import { Problem } from "#server/http/problem.ts";

/** A place in a list: the row beside it, by the value that the list is sorted by and its id. */
export type Cursor = { isBack: boolean; value: string; id: string };

/** Opaque to whoever is given it. */
export function writeCursor({ isBack, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([Number(isBack), value, id])).toString("base64url");
}

/** Undefined for none. @throws Problem 400 for one that is not ours */
export function readCursor(text: string): Cursor | undefined {
  if (text === "") return undefined;
  const parts = partsOf(text);
  const [isBack, value, id] = parts;
  const isOurs =
    parts.length === 3 && (isBack === 0 || isBack === 1) && isPlainText(value) && isPlainText(id);
  if (!isOurs) throw new Problem(400, "cursor must be next or previous of another page.");
  return { isBack: isBack === 1, value, id };
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
