import * as v from "valibot";

/** A column of 32 bits holds one more: the version that a change makes of it. */
const versionMax = 2_147_483_646;

/** Of a thing that somebody else may have changed: the number of the version that was seen. */
export function seenVersion(thing: string) {
  const text = `version must be the number of the ${thing} that you saw.`;
  return v.pipe(v.number(text), v.integer(text), v.minValue(1, text), v.maxValue(versionMax, text));
}
