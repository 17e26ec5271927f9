import { type Context, Hono } from "hono";
import { type StartInput, startInput } from "#contract/campaigns.ts";
import { holdPost } from "#server/database/transaction.ts";
import type { GuardedDependencies, Tx } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./descriptions.ts";
import { excerptOf } from "./letter.ts";
import { missing, outrun } from "./refusals.ts";
import * as run from "./run-store.ts";
import { findAudience, findCampaign, findPostWords } from "./store.ts";

/** Start, undo, pause, go on, stop. Each is one transaction, so that of two who press at once one hears that it is done. */
export function runRoutes(dependencies: GuardedDependencies) {
  const { db, now, staffOnly, campaignWork } = dependencies;

  /** @throws Problem 404, 409 with the text */
  async function act(
    c: Context,
    otherwise: string,
    change: (tx: Tx, id: string) => Promise<boolean>,
  ) {
    const id = c.req.param("id") ?? "";
    const isDone = await db.transaction().execute((tx) => change(tx, id));
    const data = await findCampaign(db, id, now());
    if (!data) throw missing();
    if (!isDone) throw new Problem(409, otherwise);
    campaignWork.wake();
    return c.json({ data });
  }

  return new Hono()
    .post("/:id/start", limitBody, describes.start, staffOnly, async (c) => {
      const input = await readBody(c, startInput);
      return act(c, "This campaign has been started already.", (tx, id) =>
        start(tx, id, { ...input, now: now() }),
      );
    })
    .post("/:id/undo", describes.undo, staffOnly, (c) =>
      act(c, "The first mails have gone. You can still stop the rest.", (tx, id) =>
        run.undoStart(tx, id, now()),
      ),
    )
    .post("/:id/pause", describes.pause, staffOnly, (c) =>
      act(c, "This campaign is not being sent.", run.pauseCampaign),
    )
    .post("/:id/resume", describes.resume, staffOnly, (c) =>
      act(c, "This campaign is not paused.", run.resumeCampaign),
    )
    .post("/:id/stop", describes.stop, staffOnly, (c) =>
      act(c, "This campaign is not being sent.", (tx, id) => run.stopCampaign(tx, id, now())),
    );
}

type Start = StartInput & { now: Date };

/** False when it is no draft (any more). @throws Problem 409 with the reason */
async function start(tx: Tx, id: string, { again, version, now }: Start): Promise<boolean> {
  const campaign = await findCampaign(tx, id, now);
  if (campaign?.state !== "draft") return false;
  // So that of two starts of one post the later sees the earlier.
  if (campaign.post !== null) await holdPost(tx, campaign.post);
  const post = campaign.post === null ? undefined : await findPostWords(tx, campaign.post);
  if (!post) throw new Problem(409, "The post has been deleted.");
  const { sent_before } = await findAudience(tx, post.id);
  if (sent_before && !again) {
    throw new Problem(409, "This post has been sent before. Say that it is to be sent again.");
  }
  const { title, content, image, alt } = post;
  const words = { post_title: title, excerpt: excerptOf(content), image, image_alt: alt };
  const seen = { id, version: version ?? campaign.version };
  const recipients = await run.startCampaign(tx, seen, words, now);
  if (recipients === 0) throw new Problem(409, "Nobody has confirmed the newsletter yet.");
  if (recipients !== undefined) return true;
  if ((await findCampaign(tx, id, now))?.state === "draft") throw outrun();
  return false;
}
