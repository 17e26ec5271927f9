import { newsletterPath } from "#contract/counted-forms.ts";
import { noteSource } from "./kept-sources.ts";
import { rememberAnswer } from "./newsletter-answer.ts";
import { waitForMoment } from "./newsletter-clock.ts";

/**
 * What a load of the site does by itself once the browser is idle, and nobody waits for. Gives the way to call off
 * what is still to come.
 */
export function startQuietly(openNewsletter: () => void): () => void {
  noteSource();
  // Its own page and those that its mails lead to: it has been asked for, or answered.
  if (location.pathname.startsWith(newsletterPath)) rememberAnswer();
  return waitForMoment(openNewsletter);
}
