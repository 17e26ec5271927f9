import { randomUUIDv7 } from "node:crypto";
import type { Dependencies, Links } from "#server/dependencies.ts";
import { letterMail } from "./letter.ts";
import { findEnded, noteEnds } from "./outcome-store.ts";
import { dueMails, nextTurn, queuedMax, roomBeside } from "./pace.ts";
import * as store from "./release-store.ts";
import { stopCampaign } from "./run-store.ts";

/** While nothing is being sent. */
const lookEveryMs = 5000;
/** While something is: until the next turn, but within these. */
const turnMs = { min: 250, max: 1000 };

type Needs = Pick<Dependencies, "db" | "now" | "outbox" | "publicUrl"> & {
  links: Links;
  /** Sends the mails of campaigns that are due. */
  deliverBulk: (isStopping?: () => boolean) => Promise<void>;
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<unknown>;
  /** Hears of campaigns that have ended by themselves, and of looks that failed. */
  report: (event: string, fields: { campaign?: string; error?: unknown }) => void;
};

/**
 * Sends campaigns at their pace: queues the mails whose turn it is, has them delivered and notes what became of them.
 * All that it knows stands in the database: it goes on after a restart, and instances share it.
 */
export function createCampaignWork(needs: Needs) {
  const { db, now, links, deliverBulk, wait, report } = needs;

  async function workDue(isStopping = () => false): Promise<void> {
    for (;;) {
      const turnAt = await work(isStopping);
      if (turnAt === undefined || isStopping()) return;
      const restMs = turnAt.getTime() - now().getTime();
      await wait(Math.min(Math.max(restMs, turnMs.min), turnMs.max));
    }
  }

  /** One round. Gives when the next turn is, while there are recipients left. */
  async function work(isStopping = () => false): Promise<Date | undefined> {
    await links.ready();
    await stopWithoutPost();
    for (const campaign of await store.findSending(db)) await release(campaign, needs);
    await deliverBulk(isStopping);
    await noteAllEnds();
    for (const id of await store.endDone(db, now())) report("campaign-done", { campaign: id });
    const [next] = await store.findSending(db);
    return next && new Date(next.next_at);
  }

  async function noteAllEnds(): Promise<void> {
    for (;;) {
      const ended = await findEnded(db);
      if (ended.length === 0) return;
      await db.transaction().execute((tx) => noteEnds(tx, ended));
    }
  }

  /** What it would link to is not there any more. */
  async function stopWithoutPost(): Promise<void> {
    for (const id of await store.findWithoutPost(db)) {
      const isOurs = await db.transaction().execute((tx) => stopCampaign(tx, id, now()));
      if (isOurs) report("campaign-without-post", { campaign: id });
    }
  }

  return {
    workDue,
    work,
    lookEveryMs,
    onLookFailure: (error: unknown) => report("campaign-look-failed", { error }),
  };
}

/** The turn, the mail and the note that it is queued are there together, or none of them is. */
async function release(
  campaign: store.CampaignRow,
  { db, now, outbox, links, publicUrl }: Needs,
): Promise<void> {
  const { id, post_id, per_minute, subject, intro, excerpt, image } = campaign;
  const [turnAt, startsAt] = [new Date(campaign.next_at), new Date(campaign.starts_at)];
  const planned = { perMinute: per_minute, nextAt: turnAt, startsAt, now: now() };
  const pace = { ...planned, nextAt: nextTurn(planned, queuedMax) };
  const { count, nextAt } = dueMails(pace, roomBeside(await store.countQueued(db, id)));
  if (count === 0 || post_id === null) return;
  const words = { title: campaign.post_title, imageAlt: campaign.image_alt };
  const letter = { ...words, post: post_id, subject, intro, excerpt, image };

  await db.transaction().execute(async (tx) => {
    if (!(await store.claimTurns(tx, campaign, nextAt))) return;
    for (const reader of await store.nextRecipients(tx, id, count)) {
      const mailId = reader.state === "confirmed" ? randomUUIDv7() : "";
      if (mailId) {
        const mail = letterMail(letter, reader, { links, publicUrl });
        await outbox.queue(tx, { ...mail, id: mailId, isBulk: true });
      }
      await store.endTurn(tx, campaign, reader.id, mailId);
    }
  });
}
