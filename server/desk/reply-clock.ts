import type { Dependencies } from "#server/dependencies.ts";
import { claimReminder, listSilent, type SilentLead } from "./clock-store.ts";
import { reminderMail } from "./reminder-mail.ts";

const lookEveryMs = 60_000;
const leadsAtOnce = 50;

type Needs = Pick<
  Dependencies,
  "db" | "now" | "takeUp" | "outbox" | "publicUrl" | "notifyEmail"
> & {
  /** Told of a look that failed; the next one makes up for it. */
  report: (error: unknown) => void;
};

/**
 * Mails the office when half of the time to answer a lead is over, and when all of it is: each once, by one of the instances
 * (docs/decisions/030-either-office-answers.md).
 */
export function createReplyClock(dependencies: Needs) {
  const { db, now, takeUp, outbox, publicUrl, notifyEmail, report } = dependencies;

  async function workDue(isStopping = () => false): Promise<void> {
    if (!notifyEmail) return;
    await takeUp().catch(report);
    let silent: SilentLead[];
    do {
      silent = await listSilent(db, now(), leadsAtOnce);
      for (const lead of silent) if (!isStopping()) await remind(lead, notifyEmail);
    } while (silent.length === leadsAtOnce && !isStopping());
  }

  /** A site that was off when half of the time was over says only that all of it is. */
  async function remind(lead: SilentLead, office: string): Promise<void> {
    const isOverdue = lead.due_at <= now().toISOString();
    const next = isOverdue ? "" : lead.due_at;
    await db.transaction().execute(async (tx) => {
      if (!(await claimReminder(tx, lead, next))) return;
      for (const to of addressesOf(lead, office)) {
        await outbox.queue(tx, reminderMail({ lead, to, isOverdue, now: now() }, publicUrl));
      }
    });
    outbox.wake();
  }

  return { workDue, lookEveryMs, onLookFailure: report };
}

/** The office's, and that of whoever the lead belongs to. */
function addressesOf({ owner_email }: SilentLead, office: string): string[] {
  const isOther = owner_email && owner_email.toLowerCase() !== office.toLowerCase();
  return isOther ? [office, owner_email] : [office];
}
