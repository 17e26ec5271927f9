import { officeNames } from "#contract/answering.ts";
import type { Office } from "#contract/desk.ts";
import type { Mail } from "#server/dependencies.ts";
import { leadUrl, mailWords } from "#server/mail/words.ts";
import type { AnsweredLead } from "./answer-store.ts";
import { leadTitle } from "./mailed-lead.ts";

type HandOver = { lead: AnsweredLead; office: Office; to: string };

/** To the offices' mailbox: a lead is theirs now. The note stands in one place, the history. */
export function handOverMail({ lead, office, to }: HandOver, publicUrl: string): Mail {
  const title = leadTitle(lead);
  return {
    aboutId: lead.id,
    to,
    ...mailWords(`For ${officeNames[office]}: ${title}`, [
      title,
      `${officeNames[lead.office]} hands this lead over to ${officeNames[office]}, with a note.`,
      `Read it at the desk: ${leadUrl(publicUrl, lead.id)}`,
    ]),
  };
}
