/**
 * PostgreSQL's connection exceptions (08), shutdown or a statement that it or its operator has cancelled (57), no disk, memory
 * or connection left (53), a standby that only reads (25006), a transaction that was idle for too long (25P03), another one in
 * the way (40001, 40P01, 55P03), a disk that fails (58030).
 */
const POSTGRES_AWAY = /^(08|57|53|25006|25P03|40001|40P01|55P03|58030)/;
/** Its process ends: told in the connection's last answer. */
const POSTGRES_ENDS = /^(57P0[1-5]|25P03)/;
/** Data (22), integrity (23), another transaction in the way (40), what is not there (42). */
const POSTGRES_UNDONE = /^(22|23|40|42)/;
const NETWORK_AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ENOENT",
]);
/** SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN. */
const SQLITE_AWAY = new Set([5, 6, 10, 13, 14]);

/** True when the database could not be reached or could not store just now; the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: string; errcode?: number };
  // An extended SQLite code carries its primary code in the low byte.
  if (code === "ERR_SQLITE_ERROR") return SQLITE_AWAY.has((errcode ?? 0) & 0xff);
  if (code !== undefined) return NETWORK_AWAY.has(code) || POSTGRES_AWAY.test(code);
  return /connection terminated|is not queryable|timeout exceeded when trying to connect|connection timeout/i.test(
    error.message,
  );
}

/** True when PostgreSQL has refused a statement, so that for sure nothing of it is stored. By its code: words are translated. */
export function isUndoneOnPostgres(error: unknown): boolean {
  return POSTGRES_UNDONE.test(codeOf(error));
}

/** True when the connection ends behind this failure. */
export function isEndOfConnection(error: unknown): boolean {
  return POSTGRES_ENDS.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
