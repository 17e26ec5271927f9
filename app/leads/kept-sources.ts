import { asksNotToBeTracked } from "#app/tracking-wish.ts";
import { browserStore } from "#app/ui/browser-store.ts";
import type { LeadSource } from "#contract/lead-signals.ts";
import { type KeptSources, sourceOf, sourcesAfter } from "./source.ts";

const storedName = "sources";
/** Of this load of the site. */
let here: KeptSources | undefined;

/**
 * Notes where this load of the site came from, once; not for who asks not to be tracked. No cookie takes part. Whatever
 * goes wrong with it takes no page away, and holds up no lead.
 */
export function noteSource(): void {
  try {
    if (asksNotToBeTracked()) forgetSources();
    else if (!here) keepSources();
  } catch (error) {
    reportError(error);
  }
}

/** What a lead says of where its sender came from; nothing for who asks not to be tracked. */
export function knownSources(): { first: LeadSource; last: LeadSource } | undefined {
  noteSource();
  return here && { first: here.first, last: here.last };
}

function keepSources(): void {
  here = sourcesAfter(storedSources(), sourceOf(loadedAddress(), document.referrer), Date.now());
  browserStore.writeJson(storedName, here);
}

function forgetSources(): void {
  here = undefined;
  browserStore.remove(storedName);
}

/** The page may have moved on inside the site since. */
function loadedAddress(): string {
  return performance.getEntriesByType("navigation")[0]?.name ?? location.href;
}

function storedSources(): KeptSources | undefined {
  const stored = browserStore.readJson(storedName);
  return isKeptSources(stored) ? stored : undefined;
}

function isKeptSources(stored: unknown): stored is KeptSources {
  if (typeof stored !== "object" || stored === null) return false;
  const { first, firstAt, last, seenAt } = stored as Partial<KeptSources>;
  return (
    typeof first === "object" &&
    typeof last === "object" &&
    typeof firstAt === "number" &&
    typeof seenAt === "number"
  );
}
