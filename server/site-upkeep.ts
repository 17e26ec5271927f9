import { removeOldEntries } from "./audit/store.ts";
import { removeEndedProofs } from "./bot-check/store.ts";
import { indexWaiting } from "./database/search-index.ts";
import type { Dependencies, Tx } from "./dependencies.ts";
import { linkWaiting, personsOf, tidyPersons } from "./desk/persons-store.ts";
import { listTrash, stillInTrash } from "./desk/store.ts";
import { removeLostViews } from "./desk/view-store.ts";
import { removeOldKeys } from "./http/answered-store.ts";
import { removeOldTraces } from "./leads/trace-store.ts";
import { log } from "./log.ts";
import { createLooks } from "./looks.ts";
import { removeMailFiles } from "./mail/eml-files.ts";
import { listErasedMails } from "./mail/store.ts";
import { eraseLeads } from "./privacy/erase-store.ts";
import { removeOlder, removeOldTombstones } from "./privacy/retention-store.ts";
import { removeTraces } from "./privacy/traces-store.ts";
import { putMissingPosts } from "./search/post-words.ts";
import { removeEndedCodes } from "./staff/code-store.ts";
import { removeOldInvitations } from "./staff/invitation-store.ts";
import { removeEndedLogins } from "./staff/store.ts";
import { forgetEndedStaff } from "./staff/team-store.ts";
import { createUpkeep } from "./upkeep/upkeep.ts";
import { removeCountsBefore } from "./visits/store.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** How long staff can take back what they threw away. Source: docs/privacy.md. */
const trashDays = 30;
const trashChunk = 200;
/** A mail that was being sent while it was erased has been written by then. */
const fileDelayMs = 10 * minuteMs;

type Needs = Pick<Dependencies, "db" | "now"> & {
  retentionMonths: number;
  /** Where mails without an SMTP server are written to. */
  mailFolder: string;
  report: (event: string, error: unknown, name?: string) => void;
};

/** What keeps the site's data from growing old: docs/privacy.md says why. */
export function siteUpkeep({ db, now, retentionMonths, mailFolder, report }: Needs) {
  const removeFiles = erasedFiles({ db, now, mailFolder });
  const upkeep = createUpkeep({
    db,
    now,
    report,
    own: [
      { name: "mail-files", run: removeFiles },
      { name: "search-index", run: () => indexWaiting(db) },
    ],
    works: [
      { name: "retention", everyMs: dayMs, run: retain },
      { name: "trash", everyMs: dayMs, run: emptyTrash },
      { name: "known-texts", everyMs: hourMs, run: () => removeOldTraces(db, now()) },
      { name: "persons", everyMs: minuteMs, run: linkPersons },
      { name: "search", everyMs: minuteMs, run: () => putMissingPosts(db) },
      // After the one before, which may ask for it.
      { name: "traces", run: sweep },
    ],
  });

  async function retain(): Promise<void> {
    const cutoff = monthsBefore(now(), retentionMonths);
    const removed = await db.transaction().execute(async (tx) => {
      const persons = await personsOf(tx, { before: cutoff });
      const counts = await removeOlder(tx, cutoff, now());
      await tidyPersons(tx, persons);
      const isAny = Object.values(counts).some((count) => count > 0);
      if (isAny) await upkeep.ask(tx, "traces");
      return counts;
    });
    await removeOldKeys(db, now());
    await removeEndedLogins(db, now());
    await removeEndedCodes(db, now());
    await removeEndedProofs(db, now());
    await removeOldInvitations(db, now());
    await forgetEndedStaff(db, cutoff);
    await removeOldEntries(db, cutoff);
    await removeOldTombstones(db, now());
    await removeCountsBefore(db, cutoff.toISOString().slice(0, 10));
    await removeLostViews(db);
    log("retention-done", removed);
  }

  /** What staff have thrown away goes as an erasure lets it go, some at a time. */
  async function emptyTrash(): Promise<void> {
    const before = new Date(now().getTime() - trashDays * dayMs);
    for (;;) {
      const listed = await listTrash(db, before, trashChunk);
      if (listed.length === 0) return;
      const leads = await db.transaction().execute(async (tx) => {
        const erased = await eraseTrash(tx, { listed, before, now: now() });
        if (erased > 0) await upkeep.ask(tx, "traces");
        return erased;
      });
      log("trash-emptied", { leads });
    }
  }

  /** Leads from before the desk, and from before they were taken up together. */
  async function linkPersons(): Promise<void> {
    const linkSome = () => db.transaction().execute((tx) => linkWaiting(tx));
    while ((await linkSome()) > 0);
  }

  async function sweep(): Promise<void> {
    await removeTraces(db);
    log("traces-removed");
  }

  return { ...upkeep, ...createLooks(upkeep) };
}

type Trash = { listed: readonly string[]; before: Date; now: Date };

/** What somebody has taken out since it was listed stays. Gives how many went. */
async function eraseTrash(tx: Tx, { listed, before, now }: Trash): Promise<number> {
  // Holds the leads, so that from here on nobody takes one out.
  const persons = await personsOf(tx, { ids: listed });
  const ids = await stillInTrash(tx, before, listed);
  if (ids.length === 0) return 0;
  await eraseLeads(tx, ids, now);
  await tidyPersons(tx, persons);
  return ids.length;
}

/** Each instance has a mail folder of its own, so each looks for itself. */
function erasedFiles({ db, now, mailFolder }: Pick<Needs, "db" | "now" | "mailFolder">) {
  let since = "";
  return async () => {
    const next = new Date(now().getTime() - fileDelayMs).toISOString();
    const ids = await listErasedMails(db, since);
    if (ids.length > 0) await removeMailFiles(mailFolder, new Set(ids));
    since = next;
  };
}

/** The same time of day on the same day of an earlier month, or on that month's last. UTC. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const last = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0));
  earlier.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return earlier;
}
