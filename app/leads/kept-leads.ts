import { browserStore } from "#app/ui/browser-store.ts";
import { newKey } from "#app/ui/new-key.ts";
import { keyMs } from "#contract/send-key.ts";
import { keptName, type LeadPlace, leadPlaces, type Values } from "./lead-places.ts";

/** Why a lead is not taken as it is. `field` is undefined for what is not about one field. */
export type LeadProblem = { text: string; field?: string };

export type KeptLead = {
  values: Values;
  /** Sent with the lead, so that a repeated send is stored once. It belongs to exactly these values. */
  key: string;
  /** True from the first press of Send until the server has answered: then it is sent by itself. */
  isWaiting: boolean;
  /** Epoch milliseconds. */
  at: number;
  /** When its page was first loaded; a reload does not begin anew. Missing in what older scripts have kept. */
  shown?: number;
  /** Why it was refused, for whoever finds it in its form later; other values have none. */
  problem?: LeadProblem;
};

/** What was typed and not yet taken by the server, kept in this browser. Undefined: nothing, or nothing usable. */
export function readKept(place: LeadPlace): KeptLead | undefined {
  const kept = browserStore.readJson(keptName(place));
  // Later the server does not know its key any more, and could store it twice.
  return isKeptLead(kept) && kept.at >= Date.now() - keyMs ? kept : undefined;
}

/** Other values are another lead and get another key. */
export function keep(place: LeadPlace, values: Values, isWaiting: boolean): KeptLead {
  const before = readKept(place);
  const isSame = before && JSON.stringify(before.values) === JSON.stringify(values);
  const key = isSame ? before.key : newKey();
  const shown = before?.shown ?? Math.round(performance.timeOrigin);
  return keepAs(place, { values, key, isWaiting, at: Date.now(), shown });
}

/** As it is: what was tried grows no younger by it. */
export function keepAs(place: LeadPlace, kept: KeptLead): KeptLead {
  browserStore.writeJson(keptName(place), kept);
  return kept;
}

export function forget(place: LeadPlace): void {
  browserStore.remove(keptName(place));
}

/** The places with a lead that was to be sent and could not be. */
export function waitingPlaces(): LeadPlace[] {
  return leadPlaces.filter((place) => readKept(place)?.isWaiting);
}

/** By hand: every page reads what is kept, and the schema library comes with the first form in use. */
function isKeptLead(stored: unknown): stored is KeptLead {
  if (typeof stored !== "object" || stored === null) return false;
  const { values, key, isWaiting, at } = stored as Partial<KeptLead>;
  const isWhole =
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((value) => typeof value === "string");
  return (
    isWhole && typeof key === "string" && typeof isWaiting === "boolean" && typeof at === "number"
  );
}
