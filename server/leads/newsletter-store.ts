import { randomUUIDv7 } from "node:crypto";
import type { Selectable } from "kysely";
import type { Consent, Subscription } from "#contract/answers/leads.ts";
import type { SubscriptionInput } from "#contract/leads.ts";
import { keptInsert, keptQuery } from "#server/database/kept-query.ts";
import type { Db, Schema } from "#server/database/schema.ts";

const hourMs = 60 * 60 * 1000;
/** A subscription as staff and its owner see it. */
export const subscriptionColumns = ["id", "email", "created_at", "state"] as const;

/** `isAsked`: a mail is to ask for the confirmation. */
type Subscribed = { id: string; email: string; isNew: boolean; isAsked: boolean };

type SignUp = {
  consents: readonly Consent[];
  now: Date;
  /** False in a flood: the address is asked when it is signed up again. */
  mayAsk?: boolean;
};

/**
 * Puts the address on the list; it is there at once, and confirmed later. Again, in whatever case, it adds nothing
 * and asks at most so often: whoever types a stranger's address can not fill their mailbox. In a transaction
 * (`inTransaction`): another may add it meanwhile.
 */
export async function addSubscription(
  db: Db,
  { email }: SubscriptionInput,
  { consents, now, mayAsk = true }: SignUp,
): Promise<Subscribed> {
  const email_key = email.toLowerCase();
  const { rows } = await selectListed(db, { email_key });
  const [listed] = rows;
  if (listed) {
    const isAsked = mayAsk && (await askAgain(db, listed, consents, now));
    return { id: listed.id, email: listed.email, isNew: false, isAsked };
  }

  const id = randomUUIDv7();
  const created_at = now.toISOString();
  const asked = { asked_at: mayAsk ? created_at : "", times_asked: mayAsk ? 1 : 0 };
  const agreed = JSON.stringify(consents);
  await insertSubscription(db, { id, email, email_key, created_at, consents: agreed, ...asked });
  return { id, email, isNew: true, isAsked: mayAsk };
}

const selectListed = keptQuery((db, { email_key }: { email_key: string }) =>
  db
    .selectFrom("subscription")
    .select(["id", "email", "state", "asked_at", "times_asked"])
    .where("email_key", "=", email_key),
);
const insertSubscription = keptInsert("subscription");

type Asked = Pick<Selectable<Schema["subscription"]>, "id" | "state" | "asked_at" | "times_asked">;

/**
 * Not before an hour has passed since the last time; then two, four, eight … What is confirmed next is what the person
 * agreed to now; without words of ours, what they agreed to before.
 */
async function askAgain(
  db: Db,
  { id, state, asked_at, times_asked }: Asked,
  consents: readonly Consent[],
  now: Date,
): Promise<boolean> {
  const waitMs = times_asked === 0 ? 0 : hourMs * 2 ** (times_asked - 1);
  const isTooSoon = asked_at !== "" && now.getTime() < Date.parse(asked_at) + waitMs;
  if (state === "confirmed" || isTooSoon) return false;

  const { numUpdatedRows } = await db
    .updateTable("subscription")
    .set({
      state: "unconfirmed",
      asked_at: now.toISOString(),
      times_asked: times_asked + 1,
      ...(consents.length > 0 && { consents: JSON.stringify(consents) }),
    })
    .where("id", "=", id)
    .where("state", "=", state)
    .where("asked_at", "=", asked_at)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/**
 * The person has agreed. Nothing but a waiting subscription changes: a link from before does not bring back who has
 * unsubscribed since. Gives the subscription as it then is; undefined when there is none (any more).
 */
export async function confirmSubscription(
  db: Db,
  id: string,
  now: Date,
): Promise<Subscription | undefined> {
  await db
    .updateTable("subscription")
    .set({
      state: "confirmed",
      confirmed_at: now.toISOString(),
      unsubscribed_at: "",
      asked_at: "",
      times_asked: 0,
      bounces: 0,
    })
    .where("id", "=", id)
    .where("state", "=", "unconfirmed")
    .execute();
  return findSubscription(db, id);
}

/** The address stays, marked: it keeps us from writing again. */
export async function endSubscription(
  db: Db,
  id: string,
  now: Date,
): Promise<Subscription | undefined> {
  await db
    .updateTable("subscription")
    .set({ state: "unsubscribed", unsubscribed_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "!=", "unsubscribed")
    .execute();
  return findSubscription(db, id);
}

/** Undefined when there is none. */
export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  return db
    .selectFrom("subscription")
    .select(subscriptionColumns)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** All subscribers, newest first. */
export async function listSubscriptions(db: Db): Promise<Subscription[]> {
  return db
    .selectFrom("subscription")
    .select(subscriptionColumns)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
