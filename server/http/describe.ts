import type { MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as v from "valibot";

/** A failure that tells programs more than its text. */
type Failure = { text: string; beside: v.ObjectEntries };

type Description = {
  summary: string;
  /** The schema that the route reads its body by. */
  body?: v.GenericSchema;
  /** How the body comes, if not as JSON. */
  bodyType?: "multipart/form-data";
  /** Its query parameters, each with what it means; none has to be there. */
  query?: Record<string, string>;
  /** What each success answers, by status. */
  answers: Record<number, v.GenericSchema>;
  /** What stands beside `data` in a success. */
  beside?: v.ObjectEntries;
  /** How its success comes, if not as JSON with the schema under `data`. */
  answerType?: "text/csv" | "text/event-stream" | "application/json";
  /** The statuses of its failures, beside those of a JSON body, of the login and of every route. */
  failures?: Record<number, string | Failure>;
  /** True for routes behind the staff login. */
  staff?: boolean;
};

/** Of every route that reads a JSON body. */
const bodyFailures = {
  400: "The text of the first failing rule",
  413: "Too large",
  415: "Not JSON",
};
/** Of every route; no route names them unless it means more by one. */
const anyFailure =
  "403: another site sent it, or a generated password has to be changed first; 500: something went wrong on our side; 503: away for a moment, and Retry-After says when to come again";
/** Of every route that says how often. */
export const tooMany = { 429: "Too many requests; Retry-After says when to come again" };

/** Puts a route into GET /api/openapi.json: its body by the schema that it is read by, its answers as openapi.test.ts holds them. */
export function describe(description: Description): MiddlewareHandler {
  const { summary, body, bodyType, query, answers, failures = {}, staff } = description;
  const successes = Object.entries(answers).map(
    ([status, schema]) => [status, success(schema, description)] as const,
  );
  const refusals = {
    ...(body && !bodyType && bodyFailures),
    ...failures,
    ...(staff && { 401: "No live token" }),
  };
  const failure = Object.entries(refusals).map(
    ([status, failed]) => [status, problem(failed)] as const,
  );
  return describeRoute({
    summary,
    ...(query && { parameters: queryParameters(query) }),
    ...(body && { requestBody: { required: true, ...content(body, bodyType) } }),
    responses: { ...Object.fromEntries([...successes, ...failure]), default: problem(anyFailure) },
    ...(staff && { security: [{ bearer: [] }] }),
  });
}

function queryParameters(query: Record<string, string>) {
  return Object.entries(query).map(([name, meaning]) => ({
    in: "query" as const,
    name,
    description: meaning,
    schema: { type: "string" as const },
  }));
}

function success(schema: v.GenericSchema, { answerType, beside }: Description) {
  if (answerType === undefined) return json("Success", v.object({ data: schema, ...beside }));
  return { description: "Success", ...content(schema, answerType) };
}

function problem(failed: string | Failure) {
  const { text, beside } = typeof failed === "string" ? { text: failed, beside: {} } : failed;
  return json(text, v.object({ error: v.string(), ...beside }));
}

function json(description: string, schema: v.GenericSchema) {
  return { description, ...content(schema) };
}

function content(schema: v.GenericSchema, type = "application/json") {
  return { content: { [type]: { schema: resolver(schema, { options }) } } };
}

const options = {
  // Rules that JSON Schema cannot say (a trim, an email's texts) are left out of the document, not refused.
  errorMode: "ignore",
  /** The way in which OpenAPI says "a file". */
  overrideSchema: ({ valibotSchema }: { valibotSchema: v.GenericSchema }) =>
    valibotSchema.type === "file" ? { type: "string", format: "binary" } : undefined,
};
