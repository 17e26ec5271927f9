import { bringFile } from "#app/api.ts";
import { browserStore, tabStore } from "#app/ui/browser-store.ts";
import { isBusy } from "./is-busy.ts";
import { keptName, type LeadPlace } from "./lead-places.ts";

const takenName = "new-page-at";
const notBeforeMs = 5 * 60 * 1000;

/**
 * For a lead whose sending code could not be loaded: Chrome does not ask again for a script that it could not have. A new
 * page does, and sends what is kept. It comes once the site answers; unless `isAsked`, it takes nothing from who is
 * typing, and the next one, where this one lacks the script as well, not at once.
 */
export async function takeNewPage(place: LeadPlace, isAsked: boolean): Promise<void> {
  const now = Date.now();
  const isEarly = Math.abs(now - Number(tabStore.read(takenName))) < notBeforeMs;
  if (!browserStore.isStored(keptName(place)) || (!isAsked && (isEarly || isBusy()))) return;
  try {
    await bringFile("/readyz");
  } catch {
    return; // Offline still, perhaps.
  }
  tabStore.write(takenName, String(now));
  // Without that word the next page would not know that it is one; and a field may have come into use meanwhile.
  if (!isAsked && (!tabStore.isStored(takenName) || isBusy())) return;
  // A reload would post a posted page again.
  location.replace(location.pathname + location.search);
}
