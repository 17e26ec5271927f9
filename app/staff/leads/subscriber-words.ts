import type { SubscriptionState } from "#contract/subscription-states.ts";

export const subscriptionStateNames: Record<SubscriptionState, string> = {
  unconfirmed: "Not confirmed yet",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
  unreachable: "Unreachable: refused two newsletters",
};
