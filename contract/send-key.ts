/** What makes a repeated send one: sent as the header Idempotency-Key, or as a form's hidden field. */
const KEY = /^[\w-]{8,100}$/;

/** How long a key is remembered, and with it a lead that waits to be sent. Source: DECISIONS.md, "no lead is ever lost". */
export const keyMs = 7 * 24 * 60 * 60 * 1000;

/** Whether it may be kept as a key; any other is as good as none. */
export function isSendKey(key: string): boolean {
  return KEY.test(key);
}
