/** What `npm test` needs of the machine. Imports no package: see scripts/ready.mjs. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listFolder, pathFolders, run, step } from "./ready-run.mjs";

/** A PostgreSQL for the API suite. Where none can be installed, tests/databases.ts uses the embedded one. */
export async function postgres() {
  const debian = "/usr/lib/postgresql";
  const isThere = listFolder(debian)?.some(({ name }) =>
    existsSync(join(debian, name, "bin", "postgres")),
  );
  if (process.env.TEST_DATABASE_URL || isThere || !canApt()) return;
  await step("PostgreSQL", async () => {
    if (!(await apt("postgresql"))) console.log("  not available; the tests use the embedded one");
  });
}

export function canApt() {
  return process.getuid?.() === 0 && isOnPath("apt-get");
}

/** False when Debian has no such package for this machine. */
export async function apt(name) {
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, isQuiet: true };
  const install = ["install", "-y", "--no-install-recommends", name];
  const isInstalled = () =>
    run("apt-get", install, options).then(
      () => true,
      () => false,
    );
  const isListed = listFolder("/var/lib/apt/lists")?.some(({ name }) => name.includes("_Packages"));
  if (isListed && (await isInstalled())) return true;

  // The lists are missing, as in a fresh container, or too old.
  await run("apt-get", ["update"], options).catch(() => undefined);
  return isInstalled();
}

export function isOnPath(name) {
  return pathFolders().some((folder) => existsSync(join(folder, name)));
}
