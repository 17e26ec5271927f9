import type { Dependencies } from "#server/dependencies.ts";
import { errorFields, log } from "#server/log.ts";
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
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let isStopping = false;

  /** Sends what is due, one after the other, until nothing is left. */
  async function deliverDue(): Promise<void> {
    for (;;) {
      const mail = await findDueMail(db, now(), furthestMs);
      if (!mail) return;
      const isOurs = await claimMail(db, mail, new Date(now().getTime() + leaseMs));
      if (isOurs) await deliver({ ...mail, tries: mail.tries + 1 });
      if (isStopping) return;
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

  /** One look at a time. One that fails (the database is away) is repeated by the next. */
  function look(): void {
    clearTimeout(timer);
    if (isStopping) return;
    wokenMeanwhile = running !== undefined;
    running ??= deliverDue()
      .catch((error) => log("outbox-look-failed", errorFields(error)))
      .finally(() => {
        running = undefined;
        timer = setTimeout(look, wokenMeanwhile ? 0 : lookEveryMs);
        if (isStopping) clearTimeout(timer);
      });
  }

  const queue: Dependencies["outbox"]["queue"] = (tx, mail) =>
    addMail(tx, mail, { host, now: now() });

  return {
    queue,
    deliverDue,
    /** Looks now, and from then on every few seconds. */
    start: look,
    wake: look,
    /** Resolves when the mail that is being sent, if any, has been. */
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

/** 30 s, 1 min, 2 min, … at most 4 h. */
function retryDelayMs(tries: number): number {
  return Math.min(firstRetryMs * 2 ** (tries - 1), longestRetryMs);
}
