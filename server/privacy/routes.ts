import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { personInput } from "#contract/personal-data.ts";
import type { Desk, GuardedDependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { limitCalls } from "#server/http/limit-calls.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import * as describes from "./descriptions.ts";
import { createErase } from "./erase.ts";
import { findAddress, findEntry, findHeld, holdEntry } from "./held-store.ts";
import { myDataMail } from "./my-data-mail.ts";
import { readableText } from "./readable.ts";

/** Longer than storing a mail takes, so that the time of the answer tells nothing either. */
const answerAfterMs = 250;
const linkEnded = "This link is not complete, or it has ended.";

/** What is held for an address: for the person by a signed link, and for staff. Mounted at /api. */
export function privacyRoutes(dependencies: GuardedDependencies & { desk: Desk }) {
  const { db, now, links, staffOnly, audit } = dependencies;
  const erase = createErase(dependencies);
  /** Of what a link leads to: an erasure looks through whole tables, and whoever has a link could ask on and on. */
  const limit = limitCalls(dependencies, "my-data");

  /** @throws Problem 404 */
  async function addressOf(c: Context): Promise<string> {
    const id = await links.idIn("my-data", c.req.query("key") ?? "");
    return found(id && (await findAddress(db, id)), linkEnded);
  }

  /** Of an address that was typed nothing is kept, of a lead its id. */
  async function noteShown(staffId: string, target = ""): Promise<void> {
    const entry = { staffId, what: "data-shown", target } as const;
    await db.transaction().execute((tx) => audit(tx, entry));
  }

  return new Hono()
    .get("/my-data", limit, describes.myData, async (c) =>
      c.json({ data: await findHeld(db, await addressOf(c)) }),
    )
    .get("/my-data/file", limit, describes.myFile, async (c) =>
      fileOf(c, await findHeld(db, await addressOf(c)), now()),
    )
    .delete("/my-data", limit, describes.eraseMine, async (c) =>
      c.json({ data: await erase(await addressOf(c)) }),
    )
    .post(
      "/my-data/link",
      limitBody,
      limitCalls(dependencies, "data-links"),
      describes.mailLink,
      mailLink(dependencies),
    )
    .post("/personal-data", limitBody, describes.ofAddress, staffOnly, async (c) => {
      const { email } = await readBody(c, personInput);
      await noteShown(c.get("staff").id);
      return c.json({ data: await findHeld(db, email) });
    })
    .get("/personal-data/:lead", describes.ofLead, staffOnly, async (c) => {
      const lead = c.req.param("lead");
      const email = found(await findAddress(db, lead), "There is no such entry.");
      await noteShown(c.get("staff").id, lead);
      return c.json({ data: await findHeld(db, email) });
    })
    .post("/personal-data/erase", limitBody, describes.eraseAddress, staffOnly, async (c) => {
      const { email } = await readBody(c, personInput);
      return c.json({ data: await erase(email, c.get("staff").id) });
    });
}

/** Answers the same whether anything is held or not: nobody learns here who has written to us. */
function mailLink(dependencies: GuardedDependencies) {
  const { db, links, outbox } = dependencies;
  const ofAddress = rateLimit(dependencies, { name: "data-link", points: 3, seconds: 60 * 60 });
  return async (c: Context) => {
    const { email } = await readBody(c, personInput);
    await ofAddress.take(email.toLowerCase());
    const answerTime = wait(answerAfterMs);
    await links.ready();
    await db.transaction().execute(async (tx) => {
      const entry = await findEntry(tx, email);
      // Who is being erased is mailed nothing that would stay.
      if (entry && (await holdEntry(tx, entry.id)))
        await outbox.queue(tx, myDataMail(entry, links));
    });
    outbox.wake();
    await answerTime;
    return c.json({ data: {} });
  };
}

function fileOf(c: Context, held: PersonalData, now: Date): Response {
  const isText = c.req.query("as") === "text";
  const name = `my-data-${now.toISOString().slice(0, 10)}.${isText ? "txt" : "json"}`;
  const body = isText ? readableText(held, now) : JSON.stringify(held, null, 2);
  c.header("Content-Disposition", `attachment; filename="${name}"`);
  c.header("Content-Type", isText ? "text/plain; charset=utf-8" : "application/json");
  return c.body(body);
}

/** @throws Problem 404 */
function found(email: string | undefined, text: string): string {
  if (!email) throw new Problem(404, text);
  return email;
}
