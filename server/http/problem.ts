import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseAway } from "#server/database/away.ts";
import { errorFields, log } from "#server/log.ts";

/** A failure whose text a person may read. `headers` go with the answer, such as Retry-After (seconds). */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  /** Stand in the answer beside the text, for programs: what exactly it is about. */
  readonly fields: Record<string, unknown>;

  constructor(
    status: ContentfulStatusCode,
    text: string,
    headers: Record<string, string> = {},
    fields: Record<string, unknown> = {},
  ) {
    super(text);
    this.status = status;
    this.headers = headers;
    this.fields = fields;
  }
}

/** The one place where an error becomes an answer: `{ "error": text }`. Source: DECISIONS.md "API". */
export function answerProblem(error: Error, c: Context): Response {
  const problem = problemFrom(error);
  for (const [name, value] of Object.entries(problem.headers)) c.header(name, value);
  // How to log in is said with each. Source: RFC 9110 §15.5.2.
  if (problem.status === 401) c.header("WWW-Authenticate", "Bearer");
  return c.json({ error: problem.message, ...problem.fields }, problem.status);
}

/** Nobody foresaw it; also for one that leaves something to be answered all the same. */
export function logFailure(error: unknown): void {
  log("request-failed", errorFields(error));
}

function problemFrom(error: Error): Problem {
  if (error instanceof Problem) return error;
  logFailure(error);
  if (isDatabaseAway(error)) {
    const text = "The service is away for a moment. Please try again in a minute.";
    return new Problem(503, text, { "Retry-After": "30" });
  }
  return new Problem(500, "Something went wrong on our side. Please try again.");
}
