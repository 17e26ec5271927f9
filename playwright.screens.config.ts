import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** `npm run screens`: pictures of every page at three widths, in test-results/screens. */
export default defineConfig(journeys, {
  testDir: "tests/screens",
  outputDir: "test-results/screens-work",
  reporter: "list",
  // The first test of a worker fills the site.
  timeout: 180_000,
});
