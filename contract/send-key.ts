/** What makes a repeated send one: sent as the header Idempotency-Key, or as a form's hidden field. */
const KEY = /^[\w-]{8,100}$/;

/** Whether it may be kept as a key; any other is as good as none. */
export function isSendKey(key: string): boolean {
  return KEY.test(key);
}
