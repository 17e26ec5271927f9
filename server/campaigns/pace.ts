/** A look that came late makes up for so much and no more: mail servers dislike bursts. */
const catchUpMs = 2000;

/** While the mail server takes none, no more of a campaign than these are queued and tried again. */
export const queuedMax = 50;
/** In all: whoever is put off for long, as it is by a full mailbox, takes no other's place, up to so many. */
const queuedMaxInAll = 500;

/** `fresh`: of all that are queued, those that have not been put off for long. */
export type Queued = { all: number; fresh: number };

/** How many more may be queued; none where it is less than one. */
export function roomBeside({ all, fresh }: Queued): number {
  return Math.min(queuedMax - fresh, queuedMaxInAll - all);
}

type Pace = { perMinute: number; nextAt: Date; now: Date };

/** By so much the clocks of instances may differ; what is further ahead than it can be was put there by a wrong one. */
const aheadMaxMs = 60 * 60_000;

type Planned = Pace & { startsAt: Date };

/** When the next mail may go. Of a campaign that has begun that is never further ahead than `most` mails take. */
export function nextTurn({ perMinute, nextAt, startsAt, now }: Planned, most: number): Date {
  const furthestMs = now.getTime() + (most * 60_000) / perMinute + aheadMaxMs;
  return startsAt <= now && nextAt.getTime() > furthestMs ? now : nextAt;
}

/** How many mails may go now, and when the next one may after them. At most `room` go. */
export function dueMails({ perMinute, nextAt, now }: Pace, room: number) {
  const eachMs = 60_000 / perMinute;
  const firstMs = Math.max(nextAt.getTime(), now.getTime() - catchUpMs);
  if (firstMs > now.getTime()) return { count: 0, nextAt };
  const due = Math.floor((now.getTime() - firstMs) / eachMs) + 1;
  const count = Math.max(0, Math.min(due, room));
  // Rounded up: never faster than asked for.
  return { count, nextAt: new Date(Math.ceil(firstMs + count * eachMs)) };
}
