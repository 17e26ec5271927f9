import type { MouseEvent } from "react";

/** True for a click that asks for another tab or window: what a link does then is the browser's business. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || button !== 0;
}
