import type { ContactInput } from "#contract/leads.ts";
import type {
  Dependencies,
  Desk,
  LinkingDependencies,
  Mail,
  Proofs,
  ReceivedLead,
  Tx,
} from "#server/dependencies.ts";
import { type Arrival, enquiryOf, messageOf } from "./arrival.ts";
import { createFollowUp } from "./follow-up.ts";
import { newEnquiryMail, newMessageMail } from "./new-lead-mail.ts";
import { receiptsDue } from "./receipts-store.ts";
import { addLeads } from "./store.ts";
import { createWeighing } from "./weigh.ts";
import type { WeighedLead } from "./weighed-lead.ts";

/** After the commit: what waits for leads that are where they belong. */
export function announce(
  { outbox, visits }: Pick<Dependencies, "outbox" | "visits">,
  leads: readonly WeighedLead[],
): void {
  for (const { isSpam, isCounted, form } of leads) if (isCounted && !isSpam) visits.onSend(form);
  outbox.wake();
}

export type Bringing = Pick<
  LinkingDependencies,
  "now" | "links" | "outbox" | "publicUrl" | "notifyEmail"
> & { proofs: Proofs; desk: Pick<Desk, "waitForTurn" | "received"> };

/**
 * Brings leads to where they belong, in one transaction: they are weighed, get onto their lists and the desk, and the mails
 * about them are queued. `arrivals` is asked for when it is this transaction's turn. To be called after `links.ready`.
 */
export function createBringing(dependencies: Bringing) {
  const { outbox, desk, now } = dependencies;
  const weigh = createWeighing(dependencies);
  const followUp = createFollowUp(dependencies);

  async function mailsAbout(tx: Tx, lead: WeighedLead, hasReceipt: boolean): Promise<Mail[]> {
    const { id, receipt, created_at, input, consents, signals, due_at } = lead;
    const { email } = input;
    const answerBy = new Date(due_at);
    const { zone } = signals;
    const followed = { id, receipt, created_at, email, consents, zone, answerBy, hasReceipt };
    return followUp(tx, followed, (office) =>
      lead.form === "enquiry"
        ? newEnquiryMail(enquiryOf(lead, lead.input), office)
        : newMessageMail(messageOf(lead, lead.input), office),
    );
  }

  return async (tx: Tx, arrivals: () => Promise<Arrival[]>): Promise<WeighedLead[]> => {
    await desk.waitForTurn(tx);
    const leads = await weigh(tx, await arrivals());
    // Nobody is mailed about likely spam.
    const mailed = leads.filter(({ isSpam }) => !isSpam);
    const due = await receiptsDue(tx, mailed, now());
    await addLeads(tx, leads);
    await desk.received(tx, leads.map(forDesk));
    const mails: Mail[] = [];
    for (const lead of mailed) mails.push(...(await mailsAbout(tx, lead, due.has(lead.id))));
    await outbox.queue(tx, ...mails);
    return leads;
  };
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

/** Who leaves a number and no word wants to be called. */
function kindOf({ message, phone }: ContactInput): "message" | "call-back" {
  return message === "" && phone !== "" ? "call-back" : "message";
}
