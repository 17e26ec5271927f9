import { MailAddress } from "#app/staff/mail-address.tsx";
import { api } from "#app/staff/staff-api.ts";
import type { Subscription } from "#contract/answers/leads.ts";
import { type LeadOrder, leadOrders } from "#contract/lead-list.ts";
import { subscriptionStates } from "#contract/subscription-states.ts";
import { numberColumn, Received } from "./columns.tsx";
import { EmailFact, Fact } from "./facts.tsx";
import { leadSection } from "./lead-section.tsx";
import { subscriptionStateNames } from "./subscriber-words.ts";

/** Source: SPEC.md §2.13. */
export const subscriberSection = leadSection<Subscription>({
  id: "subscriber",
  title: "Subscriber Form",
  intro: "Newsletter subscribers.",
  icon: "mail",
  orders: leadOrders.subscription,
  states: [
    ["all", "All states"],
    ...subscriptionStates.map((state) => [state, subscriptionStateNames[state]] as const),
  ],
  searchHint: "Search email",
  list: api.subscribers,
  file: { path: "/subscription.csv", name: "subscribers" },
  find: api.subscriber,
  empty: "No subscribers found",
  columns: [
    numberColumn,
    {
      head: "Email",
      cell: (subscription) => (
        <>
          <MailAddress email={subscription.email} /> <Received lead={subscription} />{" "}
          <small>{subscriptionStateNames[subscription.state]}</small>
        </>
      ),
      className: "name m-full",
      order: "email" satisfies LeadOrder,
    },
  ],
  details: {
    title: "Subscriber",
    place: "over",
    facts: ({ email, state }) => (
      <>
        <EmailFact email={email} />
        <Fact name="State">{subscriptionStateNames[state]}</Fact>
      </>
    ),
  },
});
