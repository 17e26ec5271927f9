import type { Hono } from "hono";
import { openApiDocument } from "#server/openapi.ts";
import { type Schema, unlike } from "./unlike-schema.ts";

type Operation = { responses: Record<string, { content?: Record<string, { schema: Schema }> }> };
type Document = { paths: Record<string, Record<string, Operation>> };
export type Told = { pattern: RegExp; operation: Operation }[];
type Answered = { method?: string | undefined; path: string; answer: Response };

/** What may stand for an id; a path with a NUL is of no route. */
const oneName = "(?![^/]*%00)[^/]+";

/** What the API's document says of its routes, those of words alone before those with an id in their place. */
export async function toldAnswers(app: Hono): Promise<Told> {
  const { paths }: Document = JSON.parse(JSON.stringify(await openApiDocument(app)()));
  const inOrder = Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.flatMap(([path, operations]) => {
    const expression = path.replaceAll(".", "\\.").replace(/\{\w+\}/g, oneName);
    return Object.entries(operations).map(([method, operation]) => ({
      pattern: new RegExp(`^${method.toUpperCase()} ${expression}$`),
      operation,
    }));
  });
}

/** What any route may answer, whether or not it names it. */
const ofAnyRoute = [403, 500, 503];

/** Where an answer of the API, as JSON, is not what its document says; empty: it is. */
export async function untold(
  told: Told,
  { method = "GET", path, answer }: Answered,
): Promise<string[]> {
  if (!path.startsWith("/api/") || path === "/api/openapi.json" || !isReadable(answer)) return [];
  const route = `${method} ${path.replace(/\?.*/, "")}`;
  const operation = told.find(({ pattern }) => pattern.test(route))?.operation;
  // Where there is no such route, nothing is told of it.
  if (!operation && !answer.ok) return [];
  const schema = schemaOf(operation, answer.status);
  if (!schema) return [`${route} does not say that it answers ${answer.status}`];
  return unlike(schema, await answer.clone().json(), route);
}

function schemaOf(operation: Operation | undefined, status: number): Schema | undefined {
  const any = ofAnyRoute.includes(status) ? operation?.responses.default : undefined;
  return (operation?.responses[status] ?? any)?.content?.["application/json"]?.schema;
}

function isReadable({ headers }: Response): boolean {
  const isJson = headers.get("Content-Type")?.startsWith("application/json") ?? false;
  return isJson && !headers.has("Content-Encoding");
}
