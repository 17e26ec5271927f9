import { randomUUID } from "node:crypto";
import type { Dependencies, Desk } from "#server/dependencies.ts";
import { addArrival, takeUpAll } from "./arrival-store.ts";
import { nearOffice } from "./lead-fields.ts";
import { personsOf, tidyPersons } from "./persons-store.ts";
import { changeHeld, holdLeads } from "./store.ts";
import { takeUp } from "./take-up.ts";

type Needs = Pick<Dependencies, "db" | "now"> & {
  /** Told when leads could not be taken up. */
  report: (error: unknown) => void;
};

/** The desk as the other domains know it. */
export function createDesk({ db, now, report }: Needs): Desk {
  return {
    async received(tx, { id, kind, isSpam, promise, signals, languages }) {
      const { zone, page, source_first, source_last } = signals;
      // Nothing is promised to likely spam.
      const clock = isSpam ? undefined : promise;
      await addArrival(tx, {
        lead_id: id,
        kind,
        office: nearOffice({ zone, languages }),
        zone,
        page,
        source_first: JSON.stringify(source_first),
        source_last: JSON.stringify(source_last),
        due_at: clock?.due.toISOString() ?? "",
        half_at: clock?.half.toISOString() ?? "",
      });
    },

    takeUp: () => takeUp(db).catch(report),

    async judged(tx, { id, isSpam, staffId }) {
      const leads = await holdLeads(tx, [id]);
      const moved = leads.filter(({ stage }) => (stage === "spam") !== isSpam);
      const by = { changeId: randomUUID(), staffId, now: now() };
      await changeHeld(tx, moved, { stage: isSpam ? "spam" : "new" }, by);
    },

    async whileErasing(tx, { email, changing }, erase) {
      // First of all, because it waits for its turn to order persons.
      await takeUpAll(tx);
      const persons = await personsOf(tx, { email }, changing);
      const erased = await erase();
      await tidyPersons(tx, persons);
      return erased;
    },
  };
}
