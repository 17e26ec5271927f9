import { execFileSync } from "node:child_process";

/** The embedded PostgreSQL of a machine without Debian's has none. */
export function hasPgDump(): boolean {
  try {
    execFileSync("pg_dump", ["--version"]);
    return true;
  } catch {
    return false;
  }
}
