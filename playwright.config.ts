import { defineConfig, devices } from "@playwright/test";
import { browserPath, journeyWords, unwantedWords } from "./tests/browser.ts";

/** Files that start a browser with words of their own. */
const ownBrowser = /(back-at-once|desk-alerts|large-letters|late-letters)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests/journeys",
  // The reports stand elsewhere: Playwright empties this folder.
  outputDir: "test-results/journeys",
  reporter: [["list"], ["json", { outputFile: "test-results/reports/journeys.json" }]],
  // One more than the cores of a small machine (decision 072).
  workers: 3,
  // First: at the end nothing would be left to run beside them (decision 074).
  projects: [
    { name: "first", testMatch: ownBrowser },
    { name: "then", testIgnore: ownBrowser },
  ],
  forbidOnly: true,
  // Generous, as in vitest.config.ts.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A machine that others keep busy holds up a browser now and then. What fails twice is broken; "flaky" is listed.
  retries: 1,
  use: {
    ...devices["Desktop Chrome"],
    // Only where it is looked at: what goes through it is not seen by page.route.
    serviceWorkers: "block",
    // Only a second try: to record all of them slows every run.
    trace: "on-first-retry",
    launchOptions: {
      ...(browserPath && { executablePath: browserPath }),
      args: journeyWords,
      ignoreDefaultArgs: unwantedWords,
    },
  },
});
