import { mailLeaseMs } from "#contract/mail-lease.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { errorFields, log } from "#server/log.ts";
import { type BulkMail, findDueBulk, handOver } from "./bulk-store.ts";
import { giveWay } from "./give-way.ts";
import type { Send } from "./send.ts";
import { changeMail, claimMail, markSent, type QueuedMail } from "./store.ts";
import { afterRefusal, furthestMs } from "./tries.ts";
import { verdictOn } from "./verdict.ts";

/** So many connections at a time: a mail server may take seconds for each mail. */
const atOnce = 4;
/**
 * Doubles with each try, up to the usual lease. So short because nothing depends on it: whoever has lost a claim is
 * stopped by handOver before the mail can be taken.
 */
const firstLeaseMs = 5_000;

type Needs = Pick<Dependencies, "db" | "now"> & { send: Send };

/**
 * The mails of campaigns, each of which goes at most once: before its last byte leaves, that is noted, and a mail with
 * the note is never sent again unless the receiver has answered that it did not take it. Why so, and what remains:
 * docs/decisions/033. Instances that share a database share the work.
 */
export function createBulkMail({ db, now, send }: Needs) {
  const inMs = (ms: number) => new Date(now().getTime() + ms);

  /** Sends what is due, until nothing is left. */
  async function deliverDue(isStopping = () => false): Promise<void> {
    for (;;) {
      const due = isStopping() ? [] : await findDueBulk(db, now(), { furthestMs, limit: atOnce });
      if (due.length === 0) return;
      await Promise.all(due.map(look));
      await giveWay();
    }
  }

  async function look(mail: BulkMail): Promise<void> {
    // Its worker died before it heard the answer.
    if (mail.handed_at !== "") return end(mail, "unclear");
    if (mail.subscriber !== "confirmed") return end(mail, "unwanted");
    const until = inMs(Math.min(firstLeaseMs * 2 ** mail.tries, mailLeaseMs));
    const isOurs = await claimMail(db, mail, until);
    if (isOurs) await deliver({ ...mail, tries: mail.tries + 1 });
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    let isHanded: boolean | undefined;
    const beforeEnd = async () => {
      isHanded = await handOver(db, mail, { now: now(), until: inMs(mailLeaseMs) });
      if (!isHanded) throw new Error("It is not ours to send any more, or nobody wants it");
    };
    try {
      await send(mail, beforeEnd);
    } catch (error) {
      // To be looked at again at once, unless somebody else has it now.
      if (isHanded === false) return changeMail(db, mail, { next_try_at: inMs(0).toISOString() });
      return settle(mail, error, isHanded === true);
    }
    await markSent(db, mail);
    log("mail-sent", { mail: mail.id, about: mail.lead_id, tries: mail.tries });
  }

  async function settle(mail: QueuedMail, error: unknown, isHanded: boolean): Promise<void> {
    const verdict = verdictOn(error, isHanded);
    const { isGivenUp, nextTryAt } = afterRefusal(mail, now());
    if (verdict !== "retry") return end(mail, verdict);
    if (isGivenUp) return end(mail, "expired");
    await changeMail(db, mail, { handed_at: "", next_try_at: nextTryAt.toISOString() });
    const { id, lead_id, tries } = mail;
    log("mail-postponed", { mail: id, about: lead_id, tries, ...errorFields(error) });
  }

  async function end(mail: QueuedMail, failure: Exclude<QueuedMail["failure"], "">) {
    await changeMail(db, mail, { state: "failed", failure });
    log("mail-ended", { mail: mail.id, about: mail.lead_id, tries: mail.tries, failure });
  }

  return { deliverDue };
}
