import { hash } from "node:crypto";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isSendKey } from "#contract/send-key.ts";
import type { Db } from "#server/database/schema.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies, Tx } from "#server/dependencies.ts";
import { findAnswered, keepAnswer } from "./answered-store.ts";
import { asRefusal, sendCountOf } from "./limit-sends.ts";
import { Problem } from "./problem.ts";

/** What a send is answered with. It holds no personal data, because it is kept beside the key. */
export type Answer<Data extends object = object> = { status: ContentfulStatusCode; data: Data };

/** `isRepeat`: it was answered so before. */
type Answered<Data extends object> = Answer<Data> & { isRepeat: boolean };

/**
 * Runs `send` in one transaction (`inTransaction`). With an Idempotency-Key, a second request with the same key and body
 * is answered as the first was, and stores nothing. What is stored is counted with it (limit-sends.ts). `input` is what was
 * understood of the body.
 * @throws Problem 422 when the key came before with another body, 400 when it is not a key.
 */
export async function once<Data extends object>(
  c: Context,
  { db, now }: Pick<Dependencies, "db" | "now">,
  input: object,
  send: (tx: Tx) => Promise<Answer<Data>>,
): Promise<Answered<Data>> {
  const key = sendKeyOf(c);
  const keyed = key && { key, bodyHash: hashOf(c.req.path, input), now: now() };
  const count = sendCountOf(c);
  const findBefore = async (on: Db): Promise<Answered<Data> | undefined> => {
    const before = keyed && (await findAnswered(on, keyed));
    if (before && before.body_hash !== keyed.bodyHash) {
      throw new Problem(422, "This Idempotency-Key was used for something else.");
    }
    return before && { ...JSON.parse(before.answer), isRepeat: true };
  };
  const answering = inTransaction<Answered<Data>>(db, async (tx) => {
    const before = await findBefore(tx);
    if (before) return before;

    const answer = await send(tx);
    if (keyed) await keepAnswer(tx, keyed, JSON.stringify(answer));
    // Last: whoever else sends from that address waits for it until the commit.
    await count?.within(tx);
    return { ...answer, isRepeat: false };
  });
  const answered = await answering.catch(async (error) => {
    // Refused, perhaps, because the same was being done at that moment.
    const before = error instanceof Problem && (await findBefore(db));
    if (before) return before;
    throw asRefusal(error);
  });
  if (count) count.isCounted = !answered.isRepeat;
  return answered;
}

/**
 * The request's Idempotency-Key.
 * @throws Problem 400 when it is not a key.
 */
export function sendKeyOf(c: Context): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined || isSendKey(key)) return key;
  throw new Problem(400, "The Idempotency-Key must be 8 to 100 letters, digits or hyphens.");
}

/** Of what was understood, not of the bytes: the same fields in another order are the same body. */
function hashOf(path: string, input: object): string {
  const sorted = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash("sha256", JSON.stringify([path, sorted]));
}
