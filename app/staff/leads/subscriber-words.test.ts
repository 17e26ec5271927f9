import { expect, test } from "vitest";
import { subscriptionStates } from "#contract/subscription-states.ts";
import { subscriptionStateNames } from "./subscriber-words.ts";

test("every state of a subscriber has its words", () => {
  expect(subscriptionStates.map((state) => subscriptionStateNames[state])).toEqual([
    "Not confirmed yet",
    "Confirmed",
    "Unsubscribed",
    "Unreachable: refused two newsletters",
  ]);
});
