import { randomUUIDv7 } from "node:crypto";
import type { Context } from "hono";
import type { Sent } from "#contract/answers/leads.ts";
import type { Desk, GuardedDependencies, Proofs, Tx } from "#server/dependencies.ts";
import { type Answer, once } from "#server/http/once.ts";
import type { Arrival, Filled, Seen } from "./arrival.ts";
import { addArrival } from "./arrival-store.ts";
import { announce, createBringing } from "./bring.ts";
import { countStored } from "./flood.ts";
import { promised } from "./promised.ts";
import { newReceipt } from "./receipt.ts";
import { createReception } from "./reception.ts";
import type { WeighedLead } from "./weighed-lead.ts";

type Needs = GuardedDependencies & { proofs: Proofs; desk: Desk };

/**
 * Takes in what a form has sent, once. It is safe when that is answered, and waits to be taken up (take-up.ts): what is
 * thought of it changes nothing of the answer, so that nobody learns it from there. While leads can not be taken up, none
 * is left waiting: it gets to where it belongs before it is answered, or is refused, and stays in the visitor's browser.
 */
export function createIntake(dependencies: Needs) {
  const { now, replyTargetHours, links, isTakeUpFailing } = dependencies;
  const see = createReception(dependencies);
  const bring = createBringing(dependencies);

  function arrivalOf(filled: Filled, seen: Seen, isFlood: boolean): Arrival {
    const at = now();
    const { half, due } = promised(at, replyTargetHours);
    return {
      ...filled,
      ...seen,
      isFlood,
      id: randomUUIDv7(),
      receipt: newReceipt(),
      created_at: at.toISOString(),
      half_at: half.toISOString(),
      due_at: due.toISOString(),
    };
  }

  return async (c: Context, filled: Filled): Promise<Answer<Sent>> => {
    const { seen, flood } = await see(c);
    const mayWait = !isTakeUpFailing();
    if (!mayWait) await links.ready();
    let brought: WeighedLead[] = [];
    const store = async (tx: Tx): Promise<Answer<Sent>> => {
      const arrival = arrivalOf(filled, seen, flood.take());
      if (mayWait) await addArrival(tx, arrival);
      else brought = await bring(tx, async () => [arrival]);
      const { id, receipt, created_at, due_at } = arrival;
      return { status: 201, data: { id, receipt, created_at, answer_by: due_at } };
    };
    const storing = once<Sent>(c, dependencies, meantBy(filled, seen), store);
    const sent = await countStored(flood, storing);
    if (!mayWait) announce(dependencies, brought);
    return sent;
  };
}

/** What the sender meant, by which a repeated send is known: how it came may differ. */
function meantBy({ input }: Filled, { signals: { newsletter } }: Seen): object {
  return { ...input, ...(newsletter && { newsletter }) };
}
