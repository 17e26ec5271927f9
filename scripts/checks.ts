import type { Step } from "./steps.ts";

const parts = ["contract", "server", "app", "service-worker", "browser-tests"];

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
  {
    name: `types of ${parts.join(", ")} (TypeScript)`,
    // Parts at once, each by one checker: with several, each learns the same types again. What did not change since is not looked at.
    command: ["tsc", "--build", "--checkers", "1", ...parts.map((part) => `tsconfig.${part}.json`)],
    next: "mend the types that the lines above name.",
  },
  {
    name: "unused files, exports and dependencies (knip)",
    command: ["knip"],
    next: "remove what is unused; what only a tool uses is named in knip.jsonc.",
  },
];
