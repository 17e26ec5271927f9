import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

/** The machine's own Chromium or Chrome; undefined: the one that Playwright installed. */
const executablePath = (process.env.PATH ?? "")
  .split(delimiter)
  .flatMap((folder) => [join(folder, "chromium"), join(folder, "google-chrome")])
  .find((file) => existsSync(file));

export default defineConfig({
  testDir: "tests/journeys",
  // The reports stand elsewhere: Playwright empties this folder.
  outputDir: "test-results/journeys",
  reporter: [["list"], ["json", { outputFile: "test-results/reports/journeys.json" }]],
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // A machine that others keep busy holds up a browser now and then. What fails twice is broken; "flaky" is listed.
  retries: 1,
  use: {
    ...devices["Desktop Chrome"],
    // Only where it is looked at: what goes through it is not seen by page.route.
    serviceWorkers: "block",
    // Only a second try: to record all of them slows every run.
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // The tests may run as root, as in a container, where Chromium's sandbox does not start.
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
  },
});
