import { offices, officeZones } from "#content/offices.ts";
import { officeNames } from "#contract/answering.ts";
import { officeTimeBetween } from "#contract/office-time.ts";
import { momentText } from "#contract/promise.ts";
import { durationText } from "#contract/time-words.ts";
import type { Mail } from "#server/dependencies.ts";
import { leadUrl, mailWords } from "#server/mail/words.ts";
import type { SilentLead } from "./clock-store.ts";
import { leadTitle } from "./mailed-lead.ts";

type Reminder = { lead: SilentLead; to: string; isOverdue: boolean; now: Date };

/** To staff: a visitor waits for an answer. Nothing of what the visitor wrote. */
export function reminderMail({ lead, to, isOverdue, now }: Reminder, publicUrl: string): Mail {
  const title = leadTitle(lead);
  const due = new Date(lead.due_at);
  const promised = `We promised an answer by ${momentText(due, officeZones[lead.office])}.`;
  const left = durationText(officeTimeBetween(now, due, offices));
  const standing = isOverdue
    ? "That time is over, and nobody has answered yet."
    : `${left} of office time are left, and nobody has answered yet.`;
  return {
    aboutId: lead.id,
    to,
    ...mailWords(
      `${isOverdue ? "Answer overdue" : "Half of the time to answer is over"}: ${title}`,
      [
        title,
        `${promised} ${standing}`,
        `Office: ${officeNames[lead.office]}`,
        `Answer it at the desk: ${leadUrl(publicUrl, lead.id)}`,
      ],
    ),
  };
}
