import type { Context } from "hono";
import { leadSignals } from "#contract/lead-signals.ts";
import type { GuardedDependencies, Proofs } from "#server/dependencies.ts";
import { readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { Seen } from "./arrival.ts";
import { createFloodCounter, type FloodCount } from "./flood.ts";

type Needs = Pick<GuardedDependencies, "trustedProxies" | "visits"> & { proofs: Proofs };

/** Looks at requests that bring leads: how each came, as far as the request tells. Nothing here refuses one. */
export function createReception({ trustedProxies, visits, proofs }: Needs) {
  const floodOf = createFloodCounter();

  /** `flood` counts the lead as soon as it is to be stored; who stores it gives that back where the storing fails. */
  return async (c: Context): Promise<{ seen: Seen; flood: FloodCount }> => {
    const signals = await readBody(c, leadSignals);
    const seen = {
      signals,
      hasBrowserHeaders: isFromBrowser(c),
      languages: c.req.header("accept-language") ?? "",
      proof: await proofs.read(signals.proof ?? ""),
      isCounted: visits.mayCount(c),
    };
    return { seen, flood: floodOf(clientAddress(c, trustedProxies)) };
  };
}

/** Every browser names itself and its languages. */
function isFromBrowser(c: Context): boolean {
  const language = c.req.header("accept-language") ?? "";
  return /^[a-z]{2,3}\b/i.test(language) && /^Mozilla\//.test(c.req.header("user-agent") ?? "");
}
