/** Where a lead stands, in the order in which it usually goes. */
export const stages = [
  "new",
  "in-touch",
  "waiting-for-client",
  "with-attorney",
  "won",
  "lost",
  "spam",
] as const;
export type Stage = (typeof stages)[number];

/** In these somebody still has to do something. */
export const openStages = ["new", "in-touch", "waiting-for-client", "with-attorney"] as const;

export function isOpen(stage: string): boolean {
  return (openStages as readonly string[]).includes(stage);
}

/** A call-back is a contact message with a number and without text, from the short forms. */
export const leadKinds = ["enquiry", "message", "call-back"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Where leads are answered. */
export const offices = ["austin", "kochi"] as const;
export type Office = (typeof offices)[number];

/** What staff call a view or a template, in characters. */
export const deskNameMax = 80;

/** A lead is opened with no more of its person's. */
export const personLeadsMax = 100;

/** How long undo is offered, and how long the server still takes it: answers travel. */
export const undo = { offeredMs: 10_000, takenMs: 30_000 };

/** Numbers are shown up to here; counting further would cost more the more leads there are. */
export const countMax = 10_000;
/** Words that stand in more leads than these find the newest of them. */
export const deskHitsMax = 1000;
