import { noteSource } from "./kept-sources.ts";
import { waitForMoment } from "./newsletter-clock.ts";

/**
 * What a load of the site does by itself once the browser is idle, and nobody waits for. Gives the way to call off
 * what is still to come.
 */
export function startQuietly(openNewsletter: () => void): () => void {
  noteSource();
  return waitForMoment(openNewsletter);
}
