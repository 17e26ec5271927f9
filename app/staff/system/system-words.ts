import { countOf } from "#app/staff/count-words.ts";
import { received } from "#app/staff/received.ts";
import type { LeadDay, SystemState } from "#contract/answers/system.ts";

/** A finding in words; not well: somebody should look. */
export type Finding = { isWell: boolean; text: string };

const dayMs = 24 * 60 * 60 * 1000;
/** A mail is tried again within minutes at first: what waits longer has been refused several times. */
const longWaitMs = 60 * 60 * 1000;
const oldBackupMs = 2 * dayMs;
const scarceShare = 0.1;
const scarceBytes = 1_000_000_000;

export function outboxFindings({ outbox, checked_at }: SystemState): Finding[] {
  const { waiting, failed, oldest_waiting_at } = outbox;
  const waitedMs = oldest_waiting_at ? Date.parse(checked_at) - Date.parse(oldest_waiting_at) : 0;
  const findings: Finding[] = [];
  if (oldest_waiting_at) {
    const verb = waiting === 1 ? "waits" : "wait";
    const text = `${countOf(waiting, "mail")} ${verb}, the first since ${received(oldest_waiting_at)}.`;
    findings.push({ isWell: waitedMs < longWaitMs, text });
  } else findings.push({ isWell: true, text: "No mail waits." });
  if (failed > 0) {
    const text = `${countOf(failed, "mail")} could not be sent within three days.`;
    findings.push({ isWell: false, text });
  }
  return findings;
}

/** Undefined: there is nothing to say of it. */
export function stuckFinding({ stuck_leads }: SystemState): Finding | undefined {
  if (stuck_leads === 0) return undefined;
  const [are, them] = stuck_leads === 1 ? ["is", "its list"] : ["are", "their lists"];
  const text = `${countOf(stuck_leads, "lead")} ${are} stored and could not be put on ${them}: the server’s log says why (“take-up-failed”).`;
  return { isWell: false, text };
}

export function backupFinding({ backup, checked_at }: SystemState): Finding {
  if (!backup) return { isWell: false, text: "No backup is known. “npm run backup” makes one." };
  const ageMs = Date.parse(checked_at) - Date.parse(backup.made_at);
  const text = `Made ${received(backup.made_at)}, ${inBytes(backup.bytes)}.`;
  if (ageMs < oldBackupMs) return { isWell: true, text };
  return { isWell: false, text: `${text} That is ${Math.floor(ageMs / dayMs)} days ago.` };
}

export function diskFinding({ disk }: SystemState): Finding {
  if (!disk) return { isWell: true, text: "This instance keeps nothing on its own disk." };
  const { free_bytes, size_bytes } = disk;
  const isWell = free_bytes > scarceBytes && free_bytes > size_bytes * scarceShare;
  return { isWell, text: `${inBytes(free_bytes)} of ${inBytes(size_bytes)} are free.` };
}

/** Received = stored = told? What is listed is stored: an answer of success comes after it. */
export function dayFinding(day: LeadDay, isOfficeTold: boolean): Finding {
  if (!isOfficeTold && day.queued === 0) return { isWell: false, text: "Nobody was told." };
  const missing = day.received - day.queued;
  const faults = [
    missing > 0 && `${countOf(missing, "lead")} without a notice`,
    day.waiting > 0 && `${countOf(day.waiting, "notice")} not sent yet`,
    day.failed > 0 && `${countOf(day.failed, "notice")} could not be sent`,
  ].filter((fault) => fault !== false);
  if (faults.length === 0) return { isWell: true, text: "All told." };
  return { isWell: false, text: `${faults.join(", ")}.` };
}

export function inBytes(bytes: number): string {
  const units = ["B", "KB", "MB", "GB", "TB"];
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${(bytes / 1000 ** step).toFixed(step > 1 ? 1 : 0)} ${units[step]}`;
}
