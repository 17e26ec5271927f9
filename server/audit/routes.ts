import { Hono } from "hono";
import { auditQuery } from "#contract/audit.ts";
import { check } from "#contract/validate.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./descriptions.ts";
import { listEntries } from "./store.ts";

/** The log of who did what: to be read, and nothing else. Mounted at /api. */
export function auditRoutes({ db, staffOnly }: GuardedDependencies) {
  return new Hono().get("/audit", describes.log, staffOnly, async (c) => {
    const asked = check(auditQuery, c.req.query());
    if (!asked.ok) throw new Problem(400, asked.error);
    return c.json(await listEntries(db, asked.value));
  });
}
