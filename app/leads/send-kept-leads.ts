import { isSomethingKept, leadPlaces } from "./lead-places.ts";

/** What an earlier visit could not send is sent by this one; the code for it comes only where something is kept. */
export function sendKeptLeads(): void {
  if (!leadPlaces.some(isSomethingKept)) return;
  import("./send-lead.ts").then(
    ({ keepSending }) => keepSending(),
    () => undefined, // It stays kept for the next page.
  );
}
