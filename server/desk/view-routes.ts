import { type Context, Hono } from "hono";
import type { SavedView } from "#contract/answers/desk.ts";
import { type ViewInput, viewInput } from "#contract/desk-changes.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { once } from "#server/http/once.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./descriptions.ts";
import { readFilter } from "./read-filter.ts";
import { addView, changeView, countViews, listViews, removeView } from "./view-store.ts";

const viewsMax = 100;

/** Filters of the inbox with a name: one's own, and those shared by all. Mounted at /api/desk. */
export function viewRoutes({ db, now, staffOnly }: GuardedDependencies) {
  async function find(id: string, staffId: string): Promise<SavedView> {
    const views = await listViews(db, staffId);
    return views.find((view) => view.id === id) ?? noSuchView();
  }

  return new Hono()
    .get("/views", describes.views, staffOnly, async (c) =>
      c.json({ data: await listViews(db, c.get("staff").id) }),
    )
    .post("/views", describes.addView, staffOnly, limitBody, async (c) => {
      const view = await readView(c);
      const staffId = c.get("staff").id;
      const { data } = await once(c, { db, now }, { ...view, staffId }, async (tx) => {
        if ((await countViews(tx, staffId)) >= viewsMax) {
          throw new Problem(400, `You have ${viewsMax} views. Please delete one first.`);
        }
        return { status: 201, data: { id: await addView(tx, view, { staffId, now: now() }) } };
      });
      return c.json({ data: await find(data.id, staffId) }, 201);
    })
    .put("/views/:id", describes.changeView, staffOnly, limitBody, async (c) => {
      const id = c.req.param("id");
      const staffId = c.get("staff").id;
      if (!(await changeView(db, id, await readView(c), staffId))) noSuchView();
      return c.json({ data: await find(id, staffId) });
    })
    .delete("/views/:id", describes.removeView, staffOnly, async (c) => {
      const id = c.req.param("id");
      if (!(await removeView(db, id, c.get("staff").id))) noSuchView();
      return c.json({ data: { id } });
    });
}

/** A view that the inbox could not show is refused. @throws Problem 400 */
async function readView(c: Context): Promise<ViewInput> {
  const view = await readBody(c, viewInput);
  readFilter(view.query);
  return view;
}

function noSuchView(): never {
  throw new Problem(404, "There is no such view.");
}
