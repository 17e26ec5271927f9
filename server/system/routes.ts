import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { Hono } from "hono";
import type { SystemState } from "#contract/answers/system.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import * as describes from "./descriptions.ts";
import { overdueFacts, readFacts } from "./overdue-facts.ts";
import {
  countStuckLeads,
  databaseState,
  lastBackup,
  lastMigration,
  leadDays,
  outboxState,
} from "./store.ts";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
const daysShown = 14;
const { version } = JSON.parse(readFileSync(findPackageJSON(import.meta.url) ?? "", "utf8"));

/** How the site itself is, for staff. Mounted at /api/system. */
export function systemRoutes(dependencies: GuardedDependencies) {
  return new Hono().get("/", describes.system, dependencies.staffOnly, async (c) =>
    c.json({ data: await systemState(dependencies) }),
  );
}

async function systemState(dependencies: GuardedDependencies): Promise<SystemState> {
  const { db, now, dataDir, notifyEmail } = dependencies;
  const checkedAt = now();
  return {
    checked_at: checkedAt.toISOString(),
    started_at: new Date(checkedAt.getTime() - process.uptime() * 1000).toISOString(),
    outbox: await outboxState(db),
    stuck_leads: await countStuckLeads(db, new Date(checkedAt.getTime() - minuteMs)),
    backup: await lastBackup(db),
    disk: await diskState(dataDir),
    database: await databaseState(db),
    versions: { site: version, node: process.versions.node, tables: await lastMigration(db) },
    is_office_told: notifyEmail !== undefined,
    days: await leadDays(db, firstDay(checkedAt)),
    overdue_facts: await overdueNow(checkedAt),
  };
}

/** The beginning (UTC) of the first day that is shown. */
function firstDay(now: Date): Date {
  const today = Date.parse(now.toISOString().slice(0, 10));
  return new Date(today - (daysShown - 1) * dayMs);
}

async function diskState(folder: string): Promise<SystemState["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free_bytes: bavail * bsize, size_bytes: blocks * bsize };
  } catch {
    // With PostgreSQL and SMTP there may be no such folder: this page is no reason to make one.
    return null;
  }
}

async function overdueNow(now: Date): Promise<SystemState["overdue_facts"]> {
  const overdue = overdueFacts(await readFacts(), now.toISOString().slice(0, 10));
  return overdue.map(({ name, text, checkAgainOn, source }) => ({
    name,
    text,
    check_again_on: checkAgainOn,
    source_url: source.url,
  }));
}
