import * as v from "valibot";

/** Of a thing that somebody else may have changed: the number of the version that was seen. */
export function seenVersion(thing: string) {
  const text = `version must be the number of the ${thing} that you saw.`;
  return v.pipe(v.number(text), v.integer(text), v.minValue(1, text));
}
