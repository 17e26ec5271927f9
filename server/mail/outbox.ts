import type { Dependencies } from "#server/dependencies.ts";
import { errorFields, log } from "#server/log.ts";
import { createLooks } from "#server/looks.ts";
import type { Send } from "./send.ts";
import { addMail, changeMail, claimMail, findDueMail, type QueuedMail } from "./store.ts";

const minuteMs = 60_000;
/** Longer than the longest single try can take, so that no second worker sends while the first still does. */
export const leaseMs = 5 * minuteMs;
const lookEveryMs = 10_000;
const firstRetryMs = minuteMs / 2;
const longestRetryMs = 4 * 60 * minuteMs;
const giveUpAfterMs = 3 * 24 * 60 * minuteMs;
/** As many as half a day has: a clock that jumped ahead, or a server that was off for days, gives no mail up. */
const giveUpTriesMin = 12;
/** Nothing is ever postponed further: what seems to be was written by a clock that was ahead. */
const furthestMs = longestRetryMs + leaseMs;

type Needs = Pick<Dependencies, "db" | "now"> & { send: Send; host: string };

/**
 * Mails queued in the database and sent by one worker, tried again for three days. Instances that share a
 * database share the work: a mail is claimed before it is sent. Times in milliseconds.
 */
export function createOutbox({ db, send, now, host }: Needs) {
  /** Sends what is due, one after the other, until nothing is left. */
  async function deliverDue(isStopping = () => false): Promise<void> {
    for (;;) {
      const mail = await findDueMail(db, now(), furthestMs);
      if (!mail) return;
      const isOurs = await claimMail(db, mail, new Date(now().getTime() + leaseMs));
      if (isOurs) await deliver({ ...mail, tries: mail.tries + 1 });
      if (isStopping()) return;
    }
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      await send(mail);
    } catch (error) {
      return postpone(mail, error);
    }
    await changeMail(db, mail.id, "sent");
    log("mail-sent", { mail: mail.id, lead: mail.lead_id, tries: mail.tries });
  }

  async function postpone(mail: QueuedMail, error: unknown): Promise<void> {
    const age = now().getTime() - Date.parse(mail.created_at);
    const isGivenUp = age >= giveUpAfterMs && mail.tries >= giveUpTriesMin;
    const nextTryAt = new Date(now().getTime() + retryDelayMs(mail.tries));
    await changeMail(db, mail.id, isGivenUp ? "failed" : "waiting", nextTryAt);
    log(isGivenUp ? "mail-given-up" : "mail-postponed", {
      mail: mail.id,
      lead: mail.lead_id,
      tries: mail.tries,
      ...errorFields(error),
    });
  }

  const queue: Dependencies["outbox"]["queue"] = (tx, mail) =>
    addMail(tx, mail, { host, now: now() });

  const looks = createLooks({
    workDue: deliverDue,
    lookEveryMs,
    onLookFailure: (error) => log("outbox-look-failed", errorFields(error)),
  });

  return { queue, deliverDue, ...looks };
}
/** 30 s, 1 min, 2 min, … at most 4 h. */
function retryDelayMs(tries: number): number {
  return Math.min(firstRetryMs * 2 ** (tries - 1), longestRetryMs);
}
