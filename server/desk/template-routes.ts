import { Hono } from "hono";
import { templateChange, templateInput } from "#contract/reply-template.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { once } from "#server/http/once.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./answering-descriptions.ts";
import {
  addTemplate,
  changeTemplate,
  findTemplate,
  listTemplates,
  removeTemplate,
} from "./template-store.ts";

const missingText = "This template is not there any more.";

/** Words for replies, which all staff share. Mounted at /api/desk/templates. */
export function templateRoutes({ db, now, staffOnly }: GuardedDependencies) {
  return new Hono()
    .get("/", describes.templates, staffOnly, async (c) =>
      c.json({ data: await listTemplates(db) }),
    )
    .post("/", describes.newTemplate, staffOnly, limitBody, async (c) => {
      const input = await readBody(c, templateInput);
      const staffId = c.get("staff").id;
      const { data: added } = await once(c, { db, now }, { ...input, staffId }, async (tx) => ({
        status: 201,
        data: { id: await addTemplate(tx, input, now()) },
      }));
      const data = await findTemplate(db, added.id);
      // A repeated send's, that was deleted meanwhile.
      if (!data) throw new Problem(404, missingText);
      return c.json({ data }, 201);
    })
    .put("/:id", describes.changedTemplate, staffOnly, limitBody, async (c) => {
      const input = await readBody(c, templateChange);
      const data = await changeTemplate(db, c.req.param("id"), input, now());
      if (data) return c.json({ data });
      if (!(await findTemplate(db, c.req.param("id")))) throw new Problem(404, missingText);
      throw new Problem(409, "Somebody has changed this template meanwhile. Look at theirs first.");
    })
    .delete("/:id", describes.removedTemplate, staffOnly, async (c) => {
      const isRemoved = await removeTemplate(db, c.req.param("id"));
      if (!isRemoved) throw new Problem(404, missingText);
      return c.json({ data: {} });
    });
}
