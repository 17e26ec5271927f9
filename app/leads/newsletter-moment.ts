/** Since the page was loaded. Source: SPEC.md §9. */
const delayMs = 80_000;
/** How soon to look again when the visitor had something else to do. */
const lookAgainMs = 1000;

type Look = {
  sinceLoadMs: number;
  /** Closed or answered in this browser before. */
  isAnswered: boolean;
  /** Typing, or at something that is open. */
  isBusy: boolean;
};

/** Whether the newsletter may open by itself now, or when to look again; undefined: never. */
export function newsletterMoment({ sinceLoadMs, isAnswered, isBusy }: Look) {
  if (isAnswered) return undefined;
  if (sinceLoadMs < delayMs) return { lookAgainInMs: delayMs - sinceLoadMs };
  return isBusy ? { lookAgainInMs: lookAgainMs } : "now";
}
