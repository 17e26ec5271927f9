import { removeOldEntries } from "./audit/store.ts";
import { removeEndedProofs } from "./bot-check/store.ts";
import { removeOldBackups } from "./database/old-backups.ts";
import { indexWaiting } from "./database/search-index.ts";
import type { Dependencies } from "./dependencies.ts";
import { linkWaiting } from "./desk/persons-store.ts";
import { listTrash, stillInTrash } from "./desk/store.ts";
import { removeLostViews } from "./desk/view-store.ts";
import { eraseInChunks } from "./erase-in-chunks.ts";
import { removeOldKeys } from "./http/answered-store.ts";
import { removeOldTraces } from "./leads/trace-store.ts";
import { log } from "./log.ts";
import { createLooks } from "./looks.ts";
import { removeMailFiles } from "./mail/eml-files.ts";
import { listErasedMails } from "./mail/store.ts";
import {
  listOldLeads,
  listOldMails,
  removeOlder,
  removeOldTombstones,
} from "./privacy/retention-store.ts";
import { removeTraces } from "./privacy/traces-store.ts";
import { putMissingPosts } from "./search/post-words.ts";
import { removeEndedCodes } from "./staff/code-store.ts";
import { removeOldInvitations } from "./staff/invitation-store.ts";
import { removeOldAddresses } from "./staff/known-address-store.ts";
import { removeEndedLogins } from "./staff/store.ts";
import { forgetEndedStaff } from "./staff/team-store.ts";
import { createUpkeep } from "./upkeep/upkeep.ts";
import { removeCountsBefore } from "./visits/store.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** How long staff can take back what they threw away. Source: docs/privacy.md. */
const trashDays = 30;
/** What is deleted stays in the site's own backups for so long. Source: docs/privacy.md. */
const backupDays = 30;
/** A mail that was being sent while it was erased has been written by then. */
const fileDelayMs = 10 * minuteMs;

type Needs = Pick<Dependencies, "db" | "now"> & {
  retentionMonths: number;
  /** Where mails without an SMTP server are written to. */
  mailFolder: string;
  /** Where migrations and restores have put what was there before. */
  backupFolder: string;
  report: (event: string, error: unknown, name?: string) => void;
};

/** What keeps the site's data from growing old: docs/privacy.md says why. */
export function siteUpkeep(needs: Needs) {
  const { db, now, retentionMonths, report } = needs;
  const upkeep = createUpkeep({
    db,
    now,
    report,
    onPutOff: (work, last) =>
      log("upkeep-put-off", { work, last: last.toISOString(), now: now().toISOString() }),
    own: [
      { name: "mail-files", run: erasedFiles(needs) },
      { name: "backup-files", run: oldBackups(needs) },
      { name: "search-index", run: () => indexWaiting(db) },
    ],
    works: [
      { name: "retention", everyMs: dayMs, deletesByAge: true, run: retain },
      { name: "trash", everyMs: dayMs, deletesByAge: true, run: emptyTrash },
      { name: "known-texts", everyMs: hourMs, run: () => removeOldTraces(db, now()) },
      { name: "persons", everyMs: minuteMs, run: linkPersons },
      { name: "search", everyMs: minuteMs, run: () => putMissingPosts(db) },
      // After the one before, which may ask for it.
      { name: "traces", run: sweep },
    ],
  });

  const erase = eraseInChunks({ db, now, onErased: (tx) => upkeep.ask(tx, "traces") });

  async function retain(): Promise<void> {
    const cutoff = monthsBefore(now(), retentionMonths);
    const leads = await erase.leads((limit) => listOldLeads(db, cutoff, limit));
    const mails = await erase.mails((limit) => listOldMails(db, cutoff, limit));
    const others = await db.transaction().execute(async (tx) => {
      const counts = await removeOlder(tx, cutoff);
      if (Object.values(counts).some((count) => count > 0)) await upkeep.ask(tx, "traces");
      return counts;
    });
    await removeOldKeys(db, now());
    await removeEndedLogins(db, now());
    await removeEndedCodes(db, now());
    await removeOldAddresses(db, now());
    await removeEndedProofs(db, now());
    await removeOldInvitations(db, now());
    await forgetEndedStaff(db, cutoff);
    await removeOldEntries(db, cutoff);
    await removeOldTombstones(db, now());
    await removeCountsBefore(db, cutoff.toISOString().slice(0, 10));
    await removeLostViews(db);
    log("retention-done", { leads, mails, ...others });
  }

  /** What staff have thrown away goes as an erasure lets it go. */
  async function emptyTrash(): Promise<void> {
    const before = new Date(now().getTime() - trashDays * dayMs);
    const leads = await erase.leads(
      (limit) => listTrash(db, before, limit),
      (tx, ids) => stillInTrash(tx, before, ids),
    );
    if (leads > 0) log("trash-emptied", { leads });
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

/**
 * Each has its own backups, too. No database says here whether the clock is ahead (docs/decisions/091): it counts as right
 * when it has gone on for an hour without a jump.
 */
function oldBackups({ now, backupFolder }: Pick<Needs, "now" | "backupFolder">) {
  let last = 0;
  let since = 0;
  return async () => {
    const at = now().getTime();
    if (at < last || at > last + hourMs) since = at;
    last = at;
    if (at - since < hourMs) return;
    await removeOldBackups(backupFolder, new Date(at - backupDays * dayMs));
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
