import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasSharedMemory } from "#scripts/shared-memory.ts";

const whole = ["chromium", "google-chrome"];
/** Without windows it needs half of the processor's time. npm's, where there is one, comes before the machine's (decision 106). */
const shell = "chromium-headless-shell";

/** Undefined: the one that Playwright installed. */
export const browserPath = pathOf([shell, ...whole]);

const wholePath = pathOf(whole);
/** Launches one that can do what the shell can not: show notices. */
export const wholeBrowser = wholePath ? { executablePath: wholePath } : { channel: "chromium" };

function pathOf(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
  // What it draws with lies beside the program, not beside a link to it.
  return found && realpathSync(found);
}

export const browserWords = [
  // The tests may run as root, as in a container, where Chromium's sandbox does not start.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  // No process that waits for a next page: a journey's would never be used, and to start one is a tenth of a page's time.
  "--renderer-process-limit=1",
  // Frames are drawn in the browser's own process, and handed to no other (decision 074).
  "--in-process-gpu",
];

/** For journeys, not for what is measured: a page stays for seconds, and V8 spends more on quick code than it saves (decision 085). */
export const journeyWords = [...browserWords, "--js-flags=--no-opt,--no-maglev"];

/** As phones set their lines: without it, this browser rounds each letter to whole pixels. */
export const lettersAsOnPhones = "--font-render-hinting=none";

/**
 * Playwright's own words that are left out. It has the browser keep in files what its processes share, for containers with
 * little room in /dev/shm: there is a file to make for each tile that is painted.
 */
export const unwantedWords = hasSharedMemory(2 ** 30) ? ["--disable-dev-shm-usage"] : [];
