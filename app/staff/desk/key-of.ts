type Press = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** A letter, a sign of a vowel or a digit that is none of Latin script. */
const otherScript = /^(?![0-9\p{Script=Latin}])[\p{L}\p{M}\p{Nd}]/u;

/**
 * What a press says in Latin letters. A keyboard of another script, as of Malayalam or Hindi, says its own letters, which stand
 * where keyboards that have both show the Latin ones; what a Latin layout says is meant, wherever it stands.
 */
export function keyOf({ key, code, shiftKey }: Press): string {
  if (!otherScript.test(key)) return key;
  if (code === "Slash") return shiftKey ? "?" : "/";
  const place = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  return place && !shiftKey ? place.toLowerCase() : key;
}
