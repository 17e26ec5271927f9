import { focusFirst, whenFocusIsFree } from "#app/staff/focus.ts";

/** Of the element around all campaigns, which can hold the focus (tabIndex -1). */
export const listId = "campaigns";

export function cardId(campaign: string): string {
  return `campaign-${campaign}`;
}

/** The page that had the focus has gone: the keyboard goes on at its campaign, or where that is none, in the list. */
export function focusCampaign(id: string | undefined): void {
  whenFocusIsFree(() => focusFirst([id && cardId(id), listId]));
}
