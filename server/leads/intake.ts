import type { Context } from "hono";
import type { CountedForm } from "#contract/counted-forms.ts";
import type { LeadKind } from "#contract/desk.ts";
import type { Receipt, Sent } from "#contract/leads.ts";
import type { Desk, GuardedDependencies, Mail, Tx } from "#server/dependencies.ts";
import { type Answer, once } from "#server/http/once.ts";
import { createFollowUp } from "./follow-up.ts";
import type { Judgement } from "./judgement.ts";
import type { Office } from "./new-lead-mail.ts";
import { type Promised, promised } from "./promised.ts";
import type { Reception } from "./reception.ts";

type Filled = {
  form: CountedForm;
  input: { name: string; email: string; location?: string };
  /** The sender's own words among them. */
  text: string;
};

type Added = {
  lead: Receipt & { name: string; email: string; phone: string; category?: string };
  kind: LeadKind;
  /** To the office. */
  notice: (office: Office) => Mail;
};

type Add = (tx: Tx, judgement: Judgement) => Promise<Added>;

type Needs = GuardedDependencies & { desk: Desk };

/** Takes in what a form has sent: once, in one transaction with all that follows from it. `add` stores its own row. */
export function createIntake(dependencies: Needs, reception: Reception) {
  const { visits, replyTargetHours, desk } = dependencies;
  const followUp = createFollowUp(dependencies);

  return async (c: Context, { form, input, text }: Filled, add: Add): Promise<Answer<Sent>> => {
    const sighting = await reception.see(c);
    let isNews = false;
    const store = async (tx: Tx) => {
      const judgement = await reception.judge(tx, sighting, { ...input, text });
      const { lead, kind, notice } = await add(tx, judgement);
      const promise = promised(new Date(lead.created_at), replyTargetHours);
      const stored = { ...lead, ...judgement, ...sighting, promise };
      await desk.received(tx, { ...stored, kind });
      if (!judgement.isSpam) await followUp(tx, stored, notice);
      isNews = !judgement.isSpam;
      return created(lead, promise);
    };
    const sent = await once<Sent>(c, dependencies, sighting.meant(input), store).catch(
      (failure) => {
        sighting.flood.giveBack();
        throw failure;
      },
    );
    // Not before the commit, which may fail as well; nor for what another request has stored meanwhile.
    if (sent.isRepeat) sighting.flood.giveBack();
    else if (isNews) visits.onSend(c, form);
    return sent;
  };
}

/** Likely spam is promised the same: nobody learns from the answer what was thought of it. */
function created({ id, receipt, created_at }: Receipt, { due }: Promised): Answer<Sent> {
  return { status: 201, data: { id, receipt, created_at, answer_by: due.toISOString() } };
}
