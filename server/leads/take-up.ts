import type {
  Desk,
  LinkingDependencies,
  Mail,
  Proofs,
  ReceivedLead,
  Tx,
} from "#server/dependencies.ts";
import { enquiryOf, messageOf } from "./arrival.ts";
import { listArrivals, listWaiting, removeArrivals } from "./arrival-store.ts";
import { createFollowUp } from "./follow-up.ts";
import type { WeighedLead } from "./judgement.ts";
import { newEnquiryMail, newMessageMail } from "./new-lead-mail.ts";
import { addLeads } from "./store.ts";
import { createWeighing } from "./weigh.ts";

const lookEveryMs = 200;

type Needs = Pick<
  LinkingDependencies,
  "db" | "now" | "links" | "outbox" | "visits" | "publicUrl" | "notifyEmail"
> & { proofs: Proofs; desk: Pick<Desk, "waitForTurn" | "received"> };

/**
 * Takes up leads that have come, many together, so that each index is written once for all: they are weighed, get onto
 * their lists and the desk, and are mailed about, in one transaction (docs/decisions/061). Whoever reads leads asks for it
 * first: nobody sees a list without the newest. A lead that fails waits on, and keeps no other waiting.
 */
export function createTakeUp(dependencies: Needs) {
  const { db, links, outbox, visits, desk } = dependencies;
  const weigh = createWeighing(dependencies);
  const followUp = createFollowUp(dependencies);

  /** @throws what the first of those that failed was told */
  async function workDue(): Promise<void> {
    const failures: unknown[] = [];
    let numbers = await listWaiting(db);
    if (numbers.length > 0) await links.ready();
    for (; numbers.length > 0; numbers = await listWaiting(db, numbers.at(-1))) {
      const together = numbers;
      await takeUpTogether(together).catch(() => takeUpEach(together, failures));
    }
    if (failures.length > 0) throw failures[0];
  }

  async function takeUpTogether(numbers: readonly number[]): Promise<void> {
    const leads = await db.transaction().execute((tx) => takeUpSome(tx, numbers));
    for (const { isSpam, isCounted, form } of leads) if (isCounted && !isSpam) visits.onSend(form);
    outbox.wake();
  }

  async function takeUpEach(numbers: readonly number[], failures: unknown[]): Promise<void> {
    for (const number of numbers) {
      await takeUpTogether([number]).catch(async (failure) => {
        // Where the database is away this fails as well, and ends the look.
        await listWaiting(db);
        failures.push(failure);
      });
    }
  }

  /** Those that somebody else has taken up meanwhile are left alone. */
  async function takeUpSome(tx: Tx, numbers: readonly number[]): Promise<WeighedLead[]> {
    await desk.waitForTurn(tx);
    const leads = await weigh(tx, await listArrivals(tx, numbers));
    await addLeads(tx, leads);
    await desk.received(tx, leads.map(forDesk));
    const mails: Mail[] = [];
    for (const lead of leads) if (!lead.isSpam) mails.push(...(await mailsAbout(tx, lead)));
    await outbox.queue(tx, ...mails);
    await removeArrivals(tx, numbers);
    return leads;
  }

  /** Nobody is mailed about likely spam. */
  async function mailsAbout(tx: Tx, lead: WeighedLead): Promise<Mail[]> {
    const { id, receipt, created_at, input, consents, signals, due_at } = lead;
    const { email } = input;
    const answerBy = new Date(due_at);
    const followed = { id, receipt, created_at, email, consents, zone: signals.zone, answerBy };
    return followUp(tx, followed, (office) =>
      lead.form === "enquiry"
        ? newEnquiryMail(enquiryOf(lead, lead.input), office)
        : newMessageMail(messageOf(lead, lead.input), office),
    );
  }

  return { workDue, lookEveryMs };
}

function forDesk(lead: WeighedLead): ReceivedLead {
  const { id, created_at, half_at, due_at, isSpam, signals, languages } = lead;
  const { name, email } = lead.input;
  const sent =
    lead.form === "enquiry"
      ? { kind: "enquiry" as const, phone: lead.input.number, category: lead.input.category }
      : { kind: kindOf(lead.input), phone: lead.input.phone, category: "" };
  const words = { name, email, ...sent };
  return { ...words, id, created_at, half_at, due_at, isSpam, signals, languages };
}

/** Who leaves no word wants to be called. */
function kindOf({ message }: { message: string }): "message" | "call-back" {
  return message === "" ? "call-back" : "message";
}
