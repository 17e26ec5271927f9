import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The one without windows needs half of the processor's time. */
const names = ["chromium-headless-shell", "chromium", "google-chrome"];
const folders = (process.env.PATH ?? "").split(delimiter);

/** The machine's own Chromium or Chrome; undefined: the one that Playwright installed. */
export const browserPath = names
  .flatMap((name) => folders.map((folder) => join(folder, name)))
  .find((file) => existsSync(file));

export const browserWords = [
  // The tests may run as root, as in a container, where Chromium's sandbox does not start.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];
