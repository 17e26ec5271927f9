type Fields = Record<string, string | number | boolean | undefined>;

/** One JSON line an event, on standard output. Fields are ids, counts and codes, never personal data. */
export function log(event: string, fields: Fields = {}): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...fields }));
}

/** What may be logged of an error: its kind, its code and where it happened; messages can quote personal data. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  return {
    error: error.name,
    code,
    at: frames
      ?.slice(0, 4)
      .map((line) => line.trim())
      .join(" < "),
  };
}

/** Plain words for the person at the terminal, such as the first password: shown once, kept nowhere. */
export function say(text: string): void {
  console.log(text);
}
