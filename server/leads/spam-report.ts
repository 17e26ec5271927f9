import type { Dependencies } from "#server/dependencies.ts";
import { spamReportMail } from "./spam-report-mail.ts";
import { claimDay, countSpam, findLastCountedDay } from "./spam-store.ts";

const dayMs = 24 * 60 * 60 * 1000;
const lookEveryMs = 10 * 60 * 1000;

type Needs = Pick<Dependencies, "db" | "now" | "outbox" | "publicUrl" | "notifyEmail"> & {
  /** Told of a look that failed; the next one makes up for it. */
  report: (error: unknown) => void;
};

/** Mails the office once a day how much stands under likely spam. Instances that share a database mail it once. */
export function createSpamReport({ db, now, outbox, publicUrl, notifyEmail, report }: Needs) {
  /** For the days (UTC) that are over and not counted yet: one mail, or none when there was no spam. */
  async function workDue(): Promise<void> {
    if (!notifyEmail) return;
    const today = dayOf(now());
    const day = dayOf(new Date(now().getTime() - dayMs));
    await db.transaction().execute(async (tx) => {
      const last = await findLastCountedDay(tx, day);
      if (last === day || !(await claimDay(tx, day))) return;
      const from = last ? dayOf(new Date(Date.parse(last) + dayMs)) : day;
      const span = { from, until: today };
      const enquiries = await countSpam(tx, "enquiry", span);
      const messages = await countSpam(tx, "contact_message", span);
      if (enquiries + messages === 0) return;
      const counted = { from, day, enquiries, messages };
      await outbox.queue(tx, spamReportMail(counted, { publicUrl, notifyEmail }));
    });
    outbox.wake();
  }

  return { workDue, lookEveryMs, onLookFailure: report };
}

/** Such as 2026-03-02. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
