import { numberText } from "#app/staff/count-words.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Owner } from "#contract/answers/desk.ts";
import { countMax, type LeadKind, type Stage } from "#contract/desk.ts";
import type { DeskOrder } from "#contract/desk-query.ts";

export const stageNames: Record<Stage, string> = {
  new: "New",
  "in-touch": "In touch",
  "waiting-for-client": "Waiting for client",
  "with-attorney": "With attorney",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** What a stage means, where it is chosen. */
export const stageMeanings: Record<Stage, string> = {
  new: "Nobody has answered yet",
  "in-touch": "We have answered and talk",
  "waiting-for-client": "The next move is theirs",
  "with-attorney": "An attorney has it",
  won: "They have become a client",
  lost: "It ends here, for a reason",
  spam: "Nobody is answered",
};

export const kindNames: Record<LeadKind, string> = {
  enquiry: "Enquiry",
  message: "Message",
  "call-back": "Call-back",
};

export const kindIcons: Record<LeadKind, IconName> = {
  enquiry: "file-text",
  message: "message-circle",
  "call-back": "phone",
};

export const orderNames: Record<DeskOrder, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  due: "Reply due, soonest first",
  "next-step": "Next step, soonest first",
  name: "Name, A to Z",
  changed: "Last changed first",
};

/** Offered where a lead is lost; any other text can be written. */
export const lostReasons = [
  "No answer from them",
  "Chose another firm",
  "Not eligible",
  "Too expensive",
  "Plans changed",
];

/** The name, and until there is one the part before the at sign. */
export function ownerName(owner: Owner | null): string {
  return owner ? owner.name || (owner.email.split("@")[0] ?? owner.email) : "Nobody";
}

/** Who answered or changed something. */
export function answererName(staff: Owner | null): string {
  return staff ? ownerName(staff) : "Somebody whose account is gone";
}

/** How somebody came; an empty source is who typed the address. */
export function sourceText(source: string): string {
  return source || "Directly";
}

/** A count that is not counted to its end says so. */
export function countText(count: number, isMore = count >= countMax): string {
  return numberText(count) + (isMore ? "+" : "");
}
