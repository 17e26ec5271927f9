/** The Chromiums of the journeys. Imports no package: see scripts/ready.mjs. */
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { apt, canApt, isOnPath } from "./ready-machine.mjs";
import { Failure, listFolder, pinnedBin, readJson, root, run, step } from "./ready-run.mjs";

const whole = ["chromium", "google-chrome"];
/** Without windows it needs half of the processor's time. */
const shell = "chromium-headless-shell";

/** One without windows that npm brings, built as visitors' own is (decision 106). It is for this kind of machine alone. */
const isPackaged = process.platform === "linux" && process.arch === "x64";
const cache = join(root, "node_modules", ".cache");
const link = join(pinnedBin, shell);

/** A whole one, and for nearly all journeys one without windows; with only the first they take longer. */
export async function browser() {
  const isWholeThere = whole.some(isOnPath);
  const isShellThere = isPackaged
    ? existsSync(unpacked()) && existsSync(link)
    : isOnPath(shell) || !canApt();
  if (isWholeThere && isShellThere) return;
  await step("browser", async () => {
    if (!isWholeThere) await installWhole();
    if (isShellThere || (isPackaged && (await unpack()))) return;
    if (!isOnPath(shell) && canApt()) await apt(shell);
  });
}

async function installWhole() {
  if (canApt() && (await apt(whole[0]))) return;
  const withLibraries = canApt() ? ["--with-deps"] : [];
  await run("playwright", ["install", ...withLibraries, "chromium"]).catch((error) => {
    throw new Failure(
      `no browser could be installed (${error.message})`,
      "install Chromium or Chrome so that `chromium` or `google-chrome` is found, then repeat the command.",
    );
  });
}

/** Each version has a folder of its own. */
function unpacked() {
  const described = join(root, "node_modules", "@sparticuz", "chromium", "package.json");
  return join(cache, `chromium-${readJson(described)?.version}`);
}

/** False where it can not be had or does not run: it takes its libraries from the machine, where a whole one has brought them. */
async function unpack() {
  for (const { name } of listFolder(cache) ?? []) {
    if (name.startsWith("chromium-")) rmSync(join(cache, name), { recursive: true });
  }
  rmSync(link, { force: true });

  const folder = unpacked();
  const half = `${folder}-half`;
  mkdirSync(half, { recursive: true });
  // Its package writes where temporary files go.
  const program = 'await (await import("@sparticuz/chromium")).default.executablePath()';
  const unpacks = ["--input-type=module", "--eval", program];
  try {
    await run("node", unpacks, { env: { TMPDIR: half }, isQuiet: true });
    renameSync(half, folder);
    const chromium = join(folder, "chromium");
    await run(chromium, ["--version"], { isQuiet: true });
    symlinkSync(relative(pinnedBin, chromium), link);
    return true;
  } catch {
    return false;
  }
}
