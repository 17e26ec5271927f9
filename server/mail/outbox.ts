import { mailLeaseMs } from "#contract/mail-lease.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { errorFields, log } from "#server/log.ts";
import { createLooks } from "#server/looks.ts";
import { giveWay } from "./give-way.ts";
import type { Send } from "./send.ts";
import {
  addMails,
  changeMail,
  claimMail,
  findDueMail,
  markSent,
  type QueuedMail,
} from "./store.ts";
import { afterRefusal, furthestMs } from "./tries.ts";
import { htmlOf } from "./words.ts";

const lookEveryMs = 10_000;

type Needs = Pick<Dependencies, "db" | "now"> & { send: Send; host: string };

/**
 * Mails queued in the database and sent by one worker, tried again for three days; those of campaigns go beside them
 * (bulk.ts). Instances that share a database share the work: a mail is claimed before it is sent.
 */
export function createOutbox({ db, send, now, host }: Needs) {
  /** Sends what is due, one after the other, until nothing is left. */
  async function deliverDue(isStopping = () => false): Promise<void> {
    for (;;) {
      const mail = await findDueMail(db, now(), furthestMs);
      if (!mail) return;
      const isOurs = await claimMail(db, mail, new Date(now().getTime() + mailLeaseMs));
      if (isOurs) await deliver({ ...mail, tries: mail.tries + 1 });
      await giveWay();
      if (isStopping()) return;
    }
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      await send({ ...mail, html: mail.html || htmlOf(mail) });
    } catch (error) {
      return postpone(mail, error);
    }
    await markSent(db, mail);
    log("mail-sent", { mail: mail.id, about: mail.lead_id, tries: mail.tries });
  }

  async function postpone(mail: QueuedMail, error: unknown): Promise<void> {
    const { isGivenUp, nextTryAt } = afterRefusal(mail, now());
    await changeMail(db, mail, {
      state: isGivenUp ? "failed" : "waiting",
      next_try_at: nextTryAt.toISOString(),
    });
    log(isGivenUp ? "mail-given-up" : "mail-postponed", {
      mail: mail.id,
      about: mail.lead_id,
      tries: mail.tries,
      ...errorFields(error),
    });
  }

  const queue: Dependencies["outbox"]["queue"] = (tx, ...mails) =>
    addMails(tx, mails, { host, now: now() });

  const looks = createLooks({
    workDue: deliverDue,
    lookEveryMs,
    onLookFailure: (error) => log("outbox-look-failed", errorFields(error)),
  });

  return { queue, deliverDue, ...looks };
}
