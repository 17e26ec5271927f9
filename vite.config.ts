import { basename, extname } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** One long-cached file for what changes only with an upgrade. */
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es)[\\/]/;

/** What public pages load once they are idle, with all that it needs. */
const soon =
  /app[\\/](site[\\/](footer|lost-network)|leads[\\/](enquiry-(panel|form)|quick-contact-form|quiet-start|stored-proof|send-lead))\.tsx?$/;

/** Of that, what some page needs at once: a file each, so that none brings the others along. */
const atOnce =
  /(app[\\/](api|session|offline[\\/]offline-notice|site[\\/](accounts|search-form)|ui[\\/](field|toast))|(contract|content)[\\/](lengths|services))\.tsx?$/;

/** What stands above the text of most pages, and of the services' pages. */
const head = /app[\\/]site[\\/](crumbs|page-head)\.tsx$/;
const serviceHead = /app[\\/]services[\\/](anchor-link|body-ids|stamp)\.tsx?$/;
/** What posts and the guide say of themselves, and the services in part: one file instead of two. */
const articleHead = /app[\\/](structured-data\.ts|articles[\\/]reading-progress\.tsx)$/;

/** Drawings that nearly every page begins and ends with: smaller than what it takes to ask for them. */
const edges = /[\\/](airmail|band-gold|band-teal)\.svg$/;

/** The frame of the public pages, with all that it needs at once: one file instead of twenty small ones. */
const frame = /app[\\/](root\.tsx|seo\.ts|site[\\/]layout\.tsx)$/;

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
                { name: "site", test: frame, priority: 1 },
                { name: (id) => basename(id, extname(id)), test: atOnce, priority: 1 },
                { name: "head", test: head, priority: 1 },
                { name: "article-head", test: articleHead, priority: 1 },
                { name: "service-head", test: serviceHead, priority: 1 },
                { name: "soon", test: soon },
              ],
            },
          },
        },
      },
    },
  },
});
