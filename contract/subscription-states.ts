/**
 * An address is mailed a newsletter only while it is confirmed; an unsubscribed one is kept so that it is not. An
 * unreachable one has refused two newsletters in a row for good.
 */
export const subscriptionStates = [
  "unconfirmed",
  "confirmed",
  "unsubscribed",
  "unreachable",
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
