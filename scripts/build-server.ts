/** After `react-router build`: the server as one program in build/program. See docs/decisions/034. */
import { build } from "vite";

/** What brings files of its own beside its code, is wanted by few, or is shared with the pages' build. */
const external = ["nodemailer", "pg", "prom-client", "react-router", "sharp", "vite"];

await build({
  configFile: false,
  logLevel: "warn",
  build: {
    ssr: "server/main.ts",
    outDir: "build/program",
    copyPublicDir: false,
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        comments: { legal: true, jsdoc: false, annotation: false },
      },
      external: ["./source-site.ts"],
    },
  },
  ssr: { noExternal: true, external },
});
