import { RateLimiterMemory } from "rate-limiter-flexible";

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
    { points: leadsPerMinute, duration: 60 },
    { points: leadsPerHour, duration: 3600 },
  ].map((limit) => ({ ...limit, counter: new RateLimiterMemory(limit) }));

  /** For one send from that address. */
  return (address: string) => {
    let isTaken = false;
    return {
      /** Counts a lead that is about to be stored, ahead, so that none of many at once slips by. True: one too many. */
      async take(): Promise<boolean> {
        isTaken = true;
        const over = limits.map(async ({ counter, points }) => {
          const { consumedPoints } = await counter.penalty(address);
          return consumedPoints > points;
        });
        return (await Promise.all(over)).includes(true);
      },
      /** For a lead that was not stored after all. */
      async giveBack(): Promise<void> {
        if (!isTaken) return;
        isTaken = false;
        await Promise.all(limits.map(({ counter }) => counter.reward(address)));
      },
    };
  };
}
