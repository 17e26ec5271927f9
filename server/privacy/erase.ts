import type { Erased } from "#contract/answers/personal-data.ts";
import type { Desk, GuardedDependencies } from "#server/dependencies.ts";
import { erasePerson, findPerson } from "./erase-store.ts";
import { removeMentions } from "./mentions-store.ts";

type Needs = Pick<GuardedDependencies, "db" | "now" | "audit" | "upkeep"> & { desk: Desk };

/** Deletes what is held for an address. `staffId` is empty when the person does it. */
export function createErase({ db, now, audit, upkeep, desk }: Needs) {
  return async (email: string, staffId = ""): Promise<Erased> => {
    // Before anything is done, so that nothing is done unseen, and that bytes are cleared whatever comes then.
    await db.transaction().execute(async (tx) => {
      if (staffId) await audit(tx, { staffId, what: "data-erased" });
      await upkeep.ask(tx, "traces");
    });
    // Others' texts first: whoever is interrupted there still finds their own by the link, and asks again.
    const own = { email, ids: await findPerson(db, email) };
    await removeMentions(db, own, { ...desk, now });
    const erased = await db.transaction().execute(async (tx) => {
      await desk.waitForTurn(tx);
      const person = { email, ids: await findPerson(tx, email) };
      const counts = await desk.whileErasing(tx, person.ids, () => erasePerson(tx, person, now()));
      await upkeep.ask(tx, "traces");
      return counts;
    });
    upkeep.wake();
    return erased;
  };
}
