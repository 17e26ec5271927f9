import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The machine's own Chromium or Chrome; undefined: the one that Playwright installed. */
export const browserPath = (process.env.PATH ?? "")
  .split(delimiter)
  .flatMap((folder) => [join(folder, "chromium"), join(folder, "google-chrome")])
  .find((file) => existsSync(file));

export const browserWords = [
  // The tests may run as root, as in a container, where Chromium's sandbox does not start.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];
