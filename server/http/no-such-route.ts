import type { Hono, MiddlewareHandler } from "hono";
import { METHOD_NAME_ALL } from "hono/router";
import { Problem } from "./problem.ts";

/**
 * Ends an API: a path that is there for other methods answers 405 and names them, any other 404.
 * A mounted Hono app never asks its own notFound(), so this stands as its last route.
 */
export function refuseTheRest<A extends Hono>(api: A, base: string): A {
  const known = new Map<string, Set<string>>();
  for (const { path, method } of api.routes) {
    if (method === METHOD_NAME_ALL) continue;
    const methods = known.get(path) ?? new Set();
    known.set(path, methods.add(method));
    // Hono answers it wherever it answers a GET.
    if (method === "GET") methods.add("HEAD");
  }
  api.all("*", (c) => {
    const path = c.req.path.slice(base.length);
    const methods = [...known].find(([pattern]) => matches(pattern, path))?.[1];
    if (!methods) throw nothingThere();
    const allowed = [...methods].sort().join(", ");
    throw new Problem(405, `This address takes ${allowed}.`, { Allow: allowed });
  });
  return api;
}

/** No id has a NUL, and PostgreSQL would fail when asked for one. */
export const refuseNul: MiddlewareHandler = (c, next) => {
  if (/%00|\0/.test(c.req.path)) throw nothingThere();
  return next();
};

function nothingThere(): Problem {
  return new Problem(404, "There is nothing at this address.");
}

/** A pattern's `:name` stands for one segment. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(":") || segment === given[index])
  );
}
