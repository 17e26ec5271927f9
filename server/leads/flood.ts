import { createOwnCounter } from "#server/http/own-counter.ts";

/** More leads than this from one network address are a flood; an office, a campus or a train may share one. */
const ofNetwork = [
  { leads: 20, seconds: 60 },
  { leads: 120, seconds: 60 * 60 },
];
/** More than this for one email address, and its mailbox may be one that others fill (docs/decisions/095). */
const ofReceiver = [{ leads: 5, seconds: 24 * 60 * 60 }];

export type LeadCount = ReturnType<ReturnType<typeof countLeads>>;

/** For each network address. */
export const createFloodCounter = () => countLeads(ofNetwork);
/** For each email address, in lower case. */
export const createReceiptCounter = () => countLeads(ofReceiver);

/**
 * Counts leads, for this instance. Leads, not sends: a browser repeats by itself what could not be stored, and the end of an
 * outage must not look like a flood.
 */
function countLeads(most: typeof ofNetwork) {
  const limits = most.map(({ leads, seconds }) => ({
    leads,
    counter: createOwnCounter({ seconds }),
  }));

  /** For one send from or for that address. */
  return (address: string) => {
    let isTooMany: boolean | undefined;
    return {
      /**
       * Counts a lead that is about to be stored, ahead, so that none of many at once slips by; once, however often it is
       * tried. True: one too many.
       */
      take(): boolean {
        isTooMany ??= limits
          .map(({ counter, leads }) => counter.add(address, 1).count > leads)
          .includes(true);
        return isTooMany;
      },
      /** For a lead that was not stored after all. Once. */
      giveBack(): void {
        if (isTooMany === undefined) return;
        for (const { counter } of limits) counter.add(address, -1);
      },
    };
  };
}

/** Counts what is stored: a send that failed, or was a repeat, is given back. Not before the commit, which may fail as well. */
export async function countStored<Sent extends { isRepeat: boolean }>(
  counts: readonly LeadCount[],
  storing: Promise<Sent>,
): Promise<Sent> {
  const giveBack = () => {
    for (const count of counts) count.giveBack();
  };
  const sent = await storing.catch((failure) => {
    giveBack();
    throw failure;
  });
  if (sent.isRepeat) giveBack();
  return sent;
}
