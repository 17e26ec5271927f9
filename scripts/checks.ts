import type { Step } from "./steps.ts";

const types = ["contract", "server", "app", "service-worker", "browser-tests"];
const typesNext = "mend the types that the lines above name.";

/** All that can be said without running the product. */
export const checks: Step[] = [
  {
    name: "format, lint and boundaries (Biome)",
    command: ["biome", "check", "--error-on-warnings", "--max-diagnostics=50", "."],
    next: "`npm run format` mends format, the order of imports and the simple lint; the rest says above where the code should go.",
  },
  {
    name: "types of the routes (React Router)",
    command: ["react-router", "typegen"],
    next: "a file that app/routes.ts names is missing, or vite.config.ts fails: see above.",
  },
  ...types.map(
    (part): Step => ({
      name: `types of ${part} (TypeScript)`,
      command: ["tsc", "-p", `tsconfig.${part}.json`],
      next: typesNext,
    }),
  ),
  {
    name: "unused files, exports and dependencies (knip)",
    command: ["knip"],
    next: "remove what is unused; what only a tool uses is named in knip.jsonc.",
  },
];
