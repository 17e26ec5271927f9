import { randomUUID } from "node:crypto";
import type { Dependencies, Desk } from "#server/dependencies.ts";
import { nearOffice } from "./lead-fields.ts";
import { findPersonIfFree, personsOf, tidyPersons } from "./persons-store.ts";
import { addLead, changeHeld, holdLeads } from "./store.ts";

/** The desk as the other domains know it. */
export function createDesk({ now }: Pick<Dependencies, "now">): Desk {
  return {
    async received(tx, { signals, languages, category = "", created_at, ...lead }) {
      const { zone, page, source_first, source_last } = signals;
      const person = await findPersonIfFree(tx, lead, now());
      await addLead(tx, {
        ...lead,
        category,
        office: nearOffice({ zone, languages }),
        zone,
        page,
        sourceFirst: source_first,
        sourceLast: source_last,
        createdAt: created_at,
        person,
      });
    },

    async judged(tx, { id, isSpam, staffId }) {
      const leads = await holdLeads(tx, [id]);
      const moved = leads.filter(({ stage }) => (stage === "spam") !== isSpam);
      const by = { changeId: randomUUID(), staffId, now: now() };
      await changeHeld(tx, moved, { stage: isSpam ? "spam" : "new" }, by);
    },

    async whileErasing(tx, { email, changing }, erase) {
      const persons = await personsOf(tx, { email }, changing);
      const erased = await erase();
      await tidyPersons(tx, persons, now());
      return erased;
    },
  };
}
