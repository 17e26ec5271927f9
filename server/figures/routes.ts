import { Hono } from "hono";
import { figuresQuery } from "#contract/figures.ts";
import { check } from "#contract/validate.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./descriptions.ts";
import { deskFigures } from "./figures.ts";

/** What waits and how it goes, for staff. Mounted at /api/desk-figures. */
export function figuresRoutes({ db, now, staffOnly }: GuardedDependencies) {
  return new Hono().get("/", describes.figures, staffOnly, async (c) => {
    const checked = check(figuresQuery, c.req.query());
    if (!checked.ok) throw new Problem(400, checked.error);
    return c.json({ data: await deskFigures(db, now(), checked.value.days) });
  });
}
