import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** One long-cached file for what changes only with an upgrade. */
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es)[\\/]/;

/**
 * What is needed together: to ask for a file costs more than what is in a small one (decision 071). A module goes to the first
 * that names it or needs it; who else needs it then asks for that whole file, and for all that it needs.
 */
const together: Record<string, RegExp> = {
  // The frame of the public pages, and what is smaller than the asking for it.
  site: anyOf(
    /app[\\/](root\.tsx|seo\.ts|sources-of\.ts|leads[\\/]form-soon\.tsx)$/,
    /app[\\/]site[\\/](layout|crumbs|page-head)\.tsx$/,
    /app[\\/]services[\\/](anchor-link|body-ids|stamp)\.tsx?$/,
    /app[\\/]styles[\\/]pages[\\/](home|articles)\.css/,
    /app[\\/]ui[\\/](nearest-slide|served-forms|words)\.tsx?$/,
    /contract[\\/](day-text|zone-formats)\.ts$/,
    /(medallion-\d|stamp-attorney-connect)\.svg$/,
  ),
  // What the staff's pages share with what comes soon.
  api: /(app[\\/](api|session|ui[\\/](new-key|toast|use-is-long))|contract[\\/]consent)\.ts$/,
  // Of what comes soon, what some page needs at once.
  field: /(app[\\/]ui[\\/](field|form-problem)|contract[\\/]lengths)\.tsx?$/,
  accounts: /app[\\/]site[\\/](accounts|offline-notice)\.tsx$/,
  find: /(contract[\\/]services|content[\\/]services|app[\\/]site[\\/]search-form)\.tsx?$/,
  // What posts and the guide say of themselves, and the services in part.
  "article-head": /app[\\/](structured-data\.ts|articles[\\/]reading-progress\.tsx)$/,
  // Of the home page's first screen, what others need as well.
  home: /(content[\\/]facts[\\/]home|app[\\/]home[\\/]dial)\.tsx?$/,
  // About Us needs it at once, the home page later.
  "picture-of-work": /app[\\/]home[\\/]picture-of-work\.tsx$/,
  slides: /app[\\/]ui[\\/](slide-dots|use-autoplay|use-late-part)\.tsx?$/,
  motion: /app[\\/](home[\\/]banner|blog[\\/]carousel)-motion\.tsx$/,
  // The home page below its first screen, and in part About Us.
  further: /app[\\/]home[\\/](about-)?further\.tsx$/,
  // What is asked of an input before it is sent.
  rules: /(contract[\\/](validate|leads)|app[\\/]failure-of)\.ts$/,
  // What public pages load once they are idle.
  soon: anyOf(
    /app[\\/]site[\\/](footer|side-bar)\.tsx$/,
    /app[\\/]leads[\\/](enquiry-(panel|form)|quick-contact-form|stored-proof|send-lead|bot-proof)\.tsx?$/,
  ),
  // The frame of the staff's pages.
  staff: anyOf(
    /app[\\/](or-undefined|ui[\\/]confirm-dialog|staff[\\/](layout|header|theme|call|count-words|staff-api|states|section|login[\\/]logout))\.tsx?$/,
    /contract[\\/]staff-paths\.ts$/,
  ),
  // Their forms of the login, the invitation and the account.
  login: anyOf(
    /app[\\/]staff[\\/](use-staff-form|login[\\/]login-(failure|slip|step)|account[\\/]new-password-fields)\.tsx?$/,
    /contract[\\/]staff\.ts$/,
  ),
};

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}

/** Drawings that nearly every page begins and ends with: smaller than what it takes to ask for them. */
const edges = /[\\/](airmail|band-gold|band-teal)\.svg$/;

/** What every public page runs as it starts, and nearly all of it: Chrome compiles it beside the main thread (decision 062). */
const compiledAside = ["framework", "site", "soon"];

/** Names weigh on every page, and hardly compress: one letter less than usual is as little as the bundler takes. */
const fileName = (name = "[name]") => `assets/${name}-[hash:7]`;

/**
 * What Vite puts into every page to load lists of files before an import(): the lists are empty (modulePreload), but for
 * styles of a part that comes later, which asks for them itself (decision 101).
 */
const plainImports: Plugin = {
  name: "plain-imports",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk" && file.viteMetadata?.importedCss.size) {
        this.error(`${file.name} would have no styles: import them as "….css?url", in a <link>.`);
      }
    }
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), plainImports],
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: (file) => edges.test(file),
    // What a lazy part needs is found by reading it; the list of it would weigh on every page.
    modulePreload: false,
    // Whose callbacks took how long: of use to who makes a bundler, a riddle at the first start.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { assetFileNames: `${fileName()}[extname]` },
    },
  },
  // The build prerenders through a preview server; it must not be reachable from outside.
  preview: { host: "127.0.0.1" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What the bundler adds itself is named in nearly every script.
            entryFileNames: `${fileName()}.js`,
            chunkFileNames: ({ name }) =>
              `${fileName(name === "rolldown-runtime" ? "run" : name)}.js`,
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 1 },
                ...Object.entries(together).map(([name, test]) => ({ name, test })),
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
