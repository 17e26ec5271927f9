import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type * as v from "valibot";
import {
  bulkInput,
  bulkMax,
  leadPatch,
  noteInput,
  type SeenList,
  undoInput,
} from "#contract/desk-changes.ts";
import { deskQuery } from "#contract/desk-query.ts";
import type { GuardedDependencies, Judge } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { once } from "#server/http/once.ts";
import { Problem } from "#server/http/problem.ts";
import { readQuery } from "#server/http/query.ts";
import { answerRoutes } from "./answer-routes.ts";
import { type By, type Chosen, createChanges } from "./change.ts";
import { countDesk, listChoices } from "./counts-store.ts";
import { readCursor } from "./cursor.ts";
import * as describes from "./descriptions.ts";
import { eventRoutes } from "./event-routes.ts";
import { exportRoutes } from "./export-routes.ts";
import { readLead } from "./held-lead.ts";
import { listHistory, listPersonLeads } from "./history-store.ts";
import { allLeads, pageOfLeads, stillGiven } from "./list-store.ts";
import { readFilter } from "./read-filter.ts";
import { templateRoutes } from "./template-routes.ts";
import { unchangedByOthers } from "./unchanged-by-others.ts";
import { createUndo } from "./undo.ts";
import { viewRoutes } from "./view-routes.ts";

type Needs = GuardedDependencies & { judge: Judge } & Parameters<typeof eventRoutes>[0];

/** The inbox of all leads, for staff. Mounted at /api/desk. */
export function deskRoutes(dependencies: Needs) {
  return new Hono()
    .route("/", readRoutes(dependencies))
    .route("/", exportRoutes(dependencies))
    .route("/", changeRoutes(dependencies))
    .route("/leads", answerRoutes(dependencies))
    .route("/templates", templateRoutes(dependencies))
    .route("/", viewRoutes(dependencies))
    .route("/", eventRoutes(dependencies));
}

function readRoutes({ db, now, staffOnly }: Needs) {
  return new Hono()
    .get("/leads", describes.leads, staffOnly, async (c) => {
      const query = readQuery(c, deskQuery);
      const asker = { staffId: c.get("staff").id, now: now() };
      const cursor = readCursor(query.cursor);
      return c.json(await pageOfLeads(db, { query, asker, cursor }));
    })
    .get("/leads/:id", describes.lead, staffOnly, async (c) => {
      const lead = await readLead(db, c.req.param("id"));
      const { id, person_id } = lead;
      const person_leads = person_id ? await listPersonLeads(db, person_id) : [];
      return c.json({ data: { lead, person_leads, history: await listHistory(db, id) } });
    })
    .get("/counts", describes.counts, staffOnly, async (c) =>
      c.json({ data: await countDesk(db, { staffId: c.get("staff").id, now: now() }) }),
    )
    .get("/choices", describes.choices, staffOnly, async (c) =>
      c.json({ data: await listChoices(db) }),
    );
}

const changedText = "The list has changed meanwhile. Nothing was done; please look at it again.";

type NamedLeads = Pick<v.InferOutput<typeof bulkInput>, "ids" | "read_at" | "change">;

function changeRoutes(dependencies: Needs) {
  const { db, now, outbox, staffOnly } = dependencies;
  const changes = createChanges(dependencies);
  const undo = createUndo(dependencies);

  /** @throws Problem 400 when they are more than are changed at once, 409 when they are not those that were seen */
  async function allOf({ query, total, read_at }: SeenList, by: By): Promise<Chosen> {
    // First: another send of it may be under way.
    const done = await changes.countDone(by);
    // What was late then, and not what is by now.
    const asker = { staffId: by.staffId, now: read_at };
    const filter = readFilter(query);
    const { leads, isMore } = await allLeads(db, filter, { asker, limit: bulkMax });
    if (isMore) throw new Problem(400, "These are too many at once. Please narrow the filter.");
    const seen = leads.filter(({ changed_at }) => new Date(changed_at) <= read_at);
    // Of as many, one may have come for another that went. Of a list that is sent again, some have changed by that itself.
    const isSame = seen.length === leads.length && leads.length === total;
    if (!isSame && done === 0) throw new Problem(409, changedText);
    return {
      // More than are left of it are not all of it.
      ids: seen.length + done > total ? [] : seen.map(({ id }) => id),
      stillChosen: (tx, held) => stillGiven(tx, filter, { asker, ids: held.map(({ id }) => id) }),
    };
  }

  function someOf({ ids = [], read_at, change }: NamedLeads, { staffId }: By): Chosen {
    if (!read_at) return { ids };
    const since = { staffId, now: now(), seenAt: read_at };
    return { ids, stillChosen: (tx, held) => unchangedByOthers(tx, held, change, since) };
  }

  return new Hono()
    .patch("/leads/:id", describes.change, staffOnly, limitBody, async (c) => {
      const { version, change_id, ...change } = await readBody(c, leadPatch);
      const by = { changeId: change_id ?? randomUUID(), staffId: c.get("staff").id };
      const data = await changes.one(c.req.param("id"), version, change, by);
      outbox.wake();
      return c.json({ data });
    })
    .post("/leads/:id/notes", describes.note, staffOnly, limitBody, async (c) => {
      const id = c.req.param("id");
      const { text } = await readBody(c, noteInput);
      const staffId = c.get("staff").id;
      const { data } = await once(c, dependencies, { text, staffId }, async (tx) => ({
        status: 201,
        data: { change_id: await changes.note(tx, id, text, staffId) },
      }));
      return c.json({ data: { lead: await readLead(db, id), ...data } }, 201);
    })
    .post("/bulk", describes.bulk, staffOnly, limitBody, async (c) => {
      const { filter, change_id, ...named } = await readBody(c, bulkInput);
      const by = { changeId: change_id ?? randomUUID(), staffId: c.get("staff").id };
      const chosen = filter ? await allOf(filter, by) : someOf(named, by);
      const data = await changes.many(chosen, named.change, by);
      outbox.wake();
      return c.json({ data });
    })
    .post("/undo", describes.undo, staffOnly, limitBody, async (c) => {
      const { change_id } = await readBody(c, undoInput);
      const data = await undo(change_id, c.get("staff").id);
      outbox.wake();
      return c.json({ data });
    });
}
