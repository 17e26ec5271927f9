import { type Context, Hono } from "hono";
import {
  audienceQuery,
  campaignChange,
  campaignInput,
  type LetterInput,
  letterInput,
} from "#contract/campaigns.ts";
import type { Db } from "#server/database/schema.ts";
import { holdPost } from "#server/database/transaction.ts";
import type { GuardedDependencies, StaffEnv, Tx } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { once } from "#server/http/once.ts";
import { Problem } from "#server/http/problem.ts";
import { readQuery } from "#server/http/query.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import * as describes from "./descriptions.ts";
import { excerptOf, letterMail } from "./letter.ts";
import type { Letter } from "./letter-html.ts";
import { missing, notADraft, outrun } from "./refusals.ts";
import { runRoutes } from "./run-routes.ts";
import * as store from "./store.ts";

/** Posts that are sent to subscribers: written, looked at and tried here, sent by work.ts. Mounted at /api/campaigns. */
export function campaignRoutes(dependencies: GuardedDependencies) {
  const { db, now, staffOnly, outbox, mailFrom } = dependencies;
  const tests = rateLimit(dependencies, { name: "campaign-tests", points: 30, seconds: 60 * 60 });

  return new Hono<StaffEnv>()
    .get("/", describes.campaigns, staffOnly, async (c) =>
      c.json({ data: await store.listCampaigns(db, now()) }),
    )
    .get("/audience", describes.audience, staffOnly, async (c) =>
      c.json({ data: await store.findAudience(db, readQuery(c, audienceQuery).post) }),
    )
    .post("/preview", limitBody, describes.preview, staffOnly, async (c) => {
      const letter = await letterOf(db, await readBody(c, letterInput));
      const { subject, text, html } = await mailTo(dependencies, letter, nobody);
      return c.json({ data: { from: mailFrom, subject, text, html } });
    })
    .post("/test", limitBody, describes.test, staffOnly, async (c) => {
      const { id, email } = c.get("staff");
      await tests.take(id);
      const letter = await letterOf(db, await readBody(c, letterInput));
      const mail = await mailTo(dependencies, letter, { id, email });
      const marked = { ...mail, subject: `[Test] ${mail.subject}` };
      await db.transaction().execute((tx) => outbox.queue(tx, marked));
      outbox.wake();
      return c.json({ data: { email } });
    })
    .get("/:id", describes.one, staffOnly, async (c) => c.json(await campaignOf(dependencies, c)))
    .post("/", limitBody, describes.add, staffOnly, async (c) => {
      const input = await readBody(c, campaignInput);
      const staffId = c.get("staff").id;
      const { data } = await once(c, dependencies, { ...input, staffId }, async (tx) => {
        const { title } = await heldPostOf(tx, input.post);
        const made = { postTitle: title, staffId, now: now() };
        return { status: 201, data: { id: await store.addDraft(tx, input, made) } };
      });
      const campaign = await store.findCampaign(db, data.id, now());
      // A repeated send's, that was deleted meanwhile.
      if (!campaign) throw missing();
      return c.json({ data: campaign }, 201);
    })
    .put("/:id", limitBody, describes.change, staffOnly, async (c) => {
      const id = c.req.param("id");
      const input = await readBody(c, campaignChange);
      // In one transaction: the answer is this change, and not one that came right after it.
      const { isChanged, data } = await db.transaction().execute(async (tx) => {
        const { title } = await heldPostOf(tx, input.post);
        return {
          isChanged: await store.changeDraft(tx, id, input, title),
          data: await store.findCampaign(tx, id, now()),
        };
      });
      if (!data) throw missing();
      if (!isChanged) throw data.state === "draft" ? outrun() : notADraft();
      return c.json({ data });
    })
    .delete("/:id", describes.remove, staffOnly, async (c) => {
      const { id } = (await campaignOf(dependencies, c)).data;
      if (!(await store.removeDraft(db, id))) throw notADraft();
      return c.json({ data: { id } });
    })
    .route("/", runRoutes(dependencies));
}

/** Whose links lead nowhere. */
const nobody = { id: "00000000-0000-0000-0000-000000000000", email: "reader@example.com" };

async function mailTo(
  { links, publicUrl }: GuardedDependencies,
  letter: Letter,
  reader: { id: string; email: string },
) {
  await links.ready();
  return letterMail(letter, reader, { links, publicUrl });
}

/** @throws Problem 404 */
async function letterOf(db: Db, { post, subject, intro }: LetterInput): Promise<Letter> {
  const { title, content, image, alt } = await postOf(db, post);
  return { post, title, excerpt: excerptOf(content), image, imageAlt: alt, subject, intro };
}

/** @throws Problem 404 */
async function postOf(db: Db, id: string): Promise<store.PostWords> {
  const post = await store.findPostWords(db, id);
  if (!post) throw new Problem(404, "There is no such post.");
  return post;
}

/** Of a post that stays until the transaction's end. @throws Problem 404 */
async function heldPostOf(tx: Tx, id: string): Promise<store.PostWords> {
  await holdPost(tx, id);
  return postOf(tx, id);
}

/** @throws Problem 404 */
async function campaignOf({ db, now }: GuardedDependencies, c: Context) {
  const data = await store.findCampaign(db, c.req.param("id") ?? "", now());
  if (!data) throw missing();
  return { data };
}
