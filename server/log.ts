import { AsyncLocalStorage } from "node:async_hooks";

type Fields = Record<string, string | number | boolean | undefined>;

const requests = new AsyncLocalStorage<string>();

/** Every line that is logged because of `work` names the request that it is done for. */
export function withRequestInLog<T>(request: string, work: () => Promise<T>): Promise<T> {
  return requests.run(request, work);
}

/** The request that is being answered here, if any. */
export function requestOfLog(): string | undefined {
  return requests.getStore();
}

/** One JSON line an event, on standard output. Fields are ids, counts and codes, never personal data. */
export function log(event: string, fields: Fields = {}): void {
  const request = requests.getStore();
  console.log(JSON.stringify({ time: new Date().toISOString(), event, request, ...fields }));
}

/** Of another server's answer, such as 550 of a mail server's. */
type WithReply = NodeJS.ErrnoException & { responseCode?: number };

/** What may be logged of an error: its kind, its codes and where it happened; messages can quote personal data. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, responseCode: reply } = error as WithReply;
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  return {
    error: error.name,
    code,
    reply,
    at: frames
      ?.slice(0, 4)
      .map((line) => line.trim())
      .join(" < "),
  };
}

/** Logs an error as that event. */
export function reportTo(event: string): (error: unknown) => void {
  return (error) => log(event, errorFields(error));
}

/**
 * Libraries write by themselves, too: React Router of an address that it can not decode, the HTTP adapter of an answer that breaks
 * off. Their words can quote what was typed, so a line says where they come from, and no more.
 */
export function logLibraries(): void {
  const tell = (said: unknown) =>
    log("library-said", errorFields(said instanceof Error ? said : new Error()));
  for (const way of ["debug", "info", "warn", "error"] as const) console[way] = tell;
}

/** Plain words for the person at the terminal, such as the first password: shown once, kept nowhere. */
export function say(text: string): void {
  console.log(text);
}
