import { createOwnCounter } from "#server/http/own-counter.ts";

/** More leads than this from one network address are a flood; an office, a campus or a train may share one. */
const leadsPerMinute = 20;
const leadsPerHour = 120;

export type FloodCount = ReturnType<ReturnType<typeof createFloodCounter>>;

/**
 * Counts the leads of each network address, for this instance. Leads, not sends: a browser repeats by itself what could
 * not be stored, and the end of an outage must not look like a flood.
 */
export function createFloodCounter() {
  const limits = [
    { points: leadsPerMinute, counter: createOwnCounter({ seconds: 60 }) },
    { points: leadsPerHour, counter: createOwnCounter({ seconds: 60 * 60 }) },
  ];

  /** For one send from that address. */
  return (address: string) => {
    let isFlood: boolean | undefined;
    return {
      /**
       * Counts a lead that is about to be stored, ahead, so that none of many at once slips by; once, however often it is
       * tried. True: one too many.
       */
      take(): boolean {
        isFlood ??= limits
          .map(({ counter, points }) => counter.add(address, 1).count > points)
          .includes(true);
        return isFlood;
      },
      /** For a lead that was not stored after all. Once. */
      giveBack(): void {
        if (isFlood === undefined) return;
        for (const { counter } of limits) counter.add(address, -1);
      },
    };
  };
}

/** Counts what is stored: a send that failed, or was a repeat, is given back. Not before the commit, which may fail as well. */
export async function countStored<Sent extends { isRepeat: boolean }>(
  flood: FloodCount,
  storing: Promise<Sent>,
): Promise<Sent> {
  const sent = await storing.catch((failure) => {
    flood.giveBack();
    throw failure;
  });
  if (sent.isRepeat) flood.giveBack();
  return sent;
}
