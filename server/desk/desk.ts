import { randomUUID } from "node:crypto";
import type { Dependencies, Desk } from "#server/dependencies.ts";
import { startClock } from "./clock-store.ts";
import { findOrAddPersons, personsOf, tidyPersons, waitToOrderPersons } from "./persons-store.ts";
import { addLeads, changeHeld, holdLeads } from "./store.ts";

/** The desk as the other domains know it. */
export function createDesk({ now }: Pick<Dependencies, "now">): Desk {
  return {
    waitForTurn: waitToOrderPersons,

    async received(tx, leads) {
      const persons = await findOrAddPersons(tx, leads);
      await addLeads(
        tx,
        leads.map((lead, place) => ({ ...lead, person_id: persons[place] ?? null })),
        now(),
      );
    },

    async judged(tx, { id, isSpam, staffId }) {
      const leads = await holdLeads(tx, [id]);
      const moved = leads.filter(({ stage }) => (stage === "spam") !== isSpam);
      const by = { changeId: randomUUID(), staffId, now: now() };
      await changeHeld(tx, moved, { stage: isSpam ? "spam" : "new" }, by);
    },

    startClock,

    async hold(tx, ids) {
      await holdLeads(tx, ids);
    },

    async whileErasing(tx, ids, erase) {
      const persons = await personsOf(tx, ids);
      const erased = await erase();
      await tidyPersons(tx, persons);
      return erased;
    },
  };
}
