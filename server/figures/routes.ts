import { Hono } from "hono";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { readQuery } from "#server/http/query.ts";
import * as describes from "./descriptions.ts";
import { deskFigures } from "./figures.ts";
import { figuresQuery } from "./figures-query.ts";
import { countForMenu } from "./menu-store.ts";

/** What waits, how it goes, and how much the lists hold, for staff. Mounted at /api/desk-figures. */
export function figuresRoutes({ db, now, staffOnly }: GuardedDependencies) {
  return new Hono()
    .get("/", describes.figures, staffOnly, async (c) => {
      const { days } = readQuery(c, figuresQuery);
      return c.json({ data: await deskFigures(db, now(), days) });
    })
    .get("/menu", describes.menu, staffOnly, async (c) => c.json({ data: await countForMenu(db) }));
}
