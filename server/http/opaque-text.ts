import * as v from "valibot";

/** Values as an address carries them, opaque to whoever is given it. */
export function opaqueText(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** The values in such a text, by their schema; undefined for what is none of ours. */
export function valuesIn<S extends v.GenericSchema>(schema: S, text: string) {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    return undefined;
  }
}

/** A text among them that PostgreSQL can keep and compare: no NUL, no lone surrogate. */
export const plainText = v.custom<string>(
  (value) => typeof value === "string" && !value.includes("\0") && value.isWellFormed(),
);
