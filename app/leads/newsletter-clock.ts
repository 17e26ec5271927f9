import { isBusy } from "./is-busy.ts";
import { isAnswered } from "./newsletter-answer.ts";
import { newsletterMoment } from "./newsletter-moment.ts";

/** Acts at the newsletter's moment. It counts from the load of the page, so that moving inside the site does not start it again. */
export function waitForMoment(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const now = { sinceLoadMs: performance.now(), isAnswered: isAnswered(), isBusy: isBusy() };
    const moment = newsletterMoment(now);
    if (moment === "now") act();
    else if (moment) timer = setTimeout(look, moment.lookAgainInMs);
  };
  look();
  return () => clearTimeout(timer);
}
