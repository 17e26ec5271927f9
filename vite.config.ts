import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** One long-cached file for what changes only with an upgrade. */
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es)[\\/]/;

/** What public pages load once they are idle, with all that it needs. */
const soon =
  /app[\\/](site[\\/](footer|lost-network)|leads[\\/](enquiry-(panel|form)|quick-contact-form|quiet-start|stored-proof|send-lead))\.tsx?$/;

/**
 * What is needed together: to ask for a small file costs more than the file. None brings much along to where one part is
 * needed at once.
 */
const together: Record<string, RegExp> = {
  // The frame of the public pages, with all that it needs at once.
  site: /app[\\/](root\.tsx|seo\.ts|site[\\/]layout\.tsx)$/,
  // Of what comes soon, what some page needs at once.
  api: /app[\\/](api|session|ui[\\/]toast)\.tsx?$/,
  field: /(app[\\/]ui[\\/]field|contract[\\/]lengths)\.tsx?$/,
  accounts: /app[\\/](site[\\/]accounts|offline[\\/]offline-notice)\.tsx?$/,
  "search-form": /app[\\/]site[\\/]search-form\.tsx$/,
  services: /(contract|content)[\\/]services\.ts$/,
  // What stands above the text of most pages, and of the services' pages.
  head: /app[\\/]site[\\/](crumbs|page-head)\.tsx$/,
  "service-head": /app[\\/]services[\\/](anchor-link|body-ids|stamp)\.tsx?$/,
  // What posts and the guide say of themselves, and the services in part.
  "article-head": /app[\\/](structured-data\.ts|articles[\\/]reading-progress\.tsx)$/,
  "article-text": /app[\\/](day-text|sources-of)\.ts$/,
  drawings: /(medallion-\d|stamp-attorney-connect)\.svg$/,
  slides: /app[\\/]ui[\\/](slide-dots|use-autoplay|use-late-part)\.tsx?$/,
};

/** Drawings that nearly every page begins and ends with: smaller than what it takes to ask for them. */
const edges = /[\\/](airmail|band-gold|band-teal)\.svg$/;

/** What every public page runs as it starts, and nearly all of it: Chrome compiles it beside the main thread (decision 062). */
const compiledAside = ["framework", "site", "soon"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: (file) => edges.test(file),
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
                ...Object.entries(together).map(([name, test]) => ({ name, test, priority: 1 })),
                { name: "soon", test: soon },
              ],
            },
            postBanner: ({ name }) =>
              compiledAside.includes(name) ? "//# allFunctionsCalledOnLoad" : "",
          },
        },
      },
    },
  },
});
