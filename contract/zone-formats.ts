/** Visitors' browsers name their zones, and may write one zone in many ways. */
const zonesMax = 500;

/**
 * Formats times as clocks in a time zone show them. To make a format is slow, so each zone's is kept.
 * `timeZone` is an IANA name. @throws RangeError when it is none
 */
export function zoneFormats(
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = kept.get(timeZone);
    if (known) return known;
    const made = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    if (kept.size >= zonesMax) kept.clear();
    kept.set(timeZone, made);
    return made;
  };
}
