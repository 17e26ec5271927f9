import { useEffect, useEffectEvent } from "react";
import { type KeptLead, readKept } from "./kept-leads.ts";
import { keptName, type LeadPlace } from "./lead-places.ts";

/**
 * What waits in one tab of a browser waits in all of them, and each may send it. Acts when another one has sent it, or
 * has taken it back to change it: then what is kept of it is given.
 */
export function useOtherTabs(
  place: LeadPlace,
  isWaiting: boolean,
  act: (kept: KeptLead | undefined) => void,
) {
  const look = useEffectEvent(({ key, newValue }: StorageEvent) => {
    // Sent, also where that tab has kept other words since.
    const kept = newValue === null ? undefined : readKept(place);
    if (isWaiting && key === keptName(place) && !kept?.isWaiting) act(kept);
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => look(event);
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, []);
}
