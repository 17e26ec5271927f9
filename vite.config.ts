import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** One long-cached file for what changes only with an upgrade. */
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es)[\\/]/;

/** The frame of the public pages, with all that it needs at once: one file instead of twenty small ones. */
const frame = /app[\\/](root\.tsx|seo\.ts|site[\\/]layout\.tsx)$/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    // What a lazy part needs is found by reading it; the list of it would weigh on every page.
    modulePreload: false,
  },
  // The build prerenders through a preview server; it must not be reachable from outside.
  preview: { host: "127.0.0.1" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: "site", test: frame, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
