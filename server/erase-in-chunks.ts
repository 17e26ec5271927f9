import type { Dependencies, Tx } from "./dependencies.ts";
import { createDesk } from "./desk/desk.ts";
import { eraseLeads } from "./privacy/erase-store.ts";
import { eraseMails } from "./privacy/mail-rows-store.ts";

/** Leads or mails that go in one transaction. */
const chunk = 200;

type Needs = Pick<Dependencies, "db" | "now"> & {
  /** In the transaction in which something goes. */
  onErased: (tx: Tx) => Promise<void>;
};
/** Ids of some of what is to go; none when nothing is left. */
type List = (limit: number) => Promise<readonly string[]>;
type Ids = readonly string[];

/** Deletes many old leads or mails, some at a time, so that nobody who writes waits for long. Both give how many went. */
export function eraseInChunks({ db, now, onErased }: Needs) {
  const desk = createDesk({ now });

  async function each(list: List, erase: (tx: Tx, ids: Ids) => Promise<number>): Promise<number> {
    let gone = 0;
    for (;;) {
      const ids = await list(chunk);
      if (ids.length === 0) return gone;
      gone += await db.transaction().execute(async (tx) => {
        await desk.waitForTurn(tx);
        const erased = await erase(tx, ids);
        if (erased > 0) await onErased(tx);
        return erased;
      });
    }
  }

  return {
    /** Leads with all that hangs on them. `choose` says which go still, once nobody else changes them any more. */
    leads: (list: List, choose = async (_: Tx, ids: Ids): Promise<Ids> => ids) =>
      each(list, (tx, listed) =>
        desk.whileErasing(tx, listed, async () => {
          const ids = await choose(tx, listed);
          await eraseLeads(tx, ids, now());
          return ids.length;
        }),
      ),

    mails: (list: List) => each(list, (tx, ids) => eraseMails(tx, ids, now())),
  };
}
