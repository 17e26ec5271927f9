import { Hono } from "hono";
import { auditQuery } from "#contract/audit.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { readQuery } from "#server/http/query.ts";
import * as describes from "./descriptions.ts";
import { listEntries } from "./store.ts";

/** The log of who did what: to be read, and nothing else. Mounted at /api. */
export function auditRoutes({ db, staffOnly }: GuardedDependencies) {
  return new Hono().get("/audit", describes.log, staffOnly, async (c) => {
    const asked = readQuery(c, auditQuery);
    return c.json(await listEntries(db, asked));
  });
}
