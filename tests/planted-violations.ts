/** A file as somebody might write it, and the name of the rule that must speak up; none: nothing may. */
export type Planted = { file: string; code: string; rule?: string };
export type PlantedImports = Planted & { targets: string[] };

/** Who may import whom: a violation of each rule, and beside it what the rule must let pass. */
export const imports: PlantedImports[] = [
  refused("contract-stands-alone", "contract/a.ts", ["#content/brand.ts", "#server/log.ts"]),
  refused("contract-stands-alone", "contract/b.ts", ["#app/api.ts", "react", "node:fs", "zod"]),
  passed("contract/c.ts", ["./leads.ts", "#contract/leads.ts", "valibot"]),

  refused("content-is-data", "content/a.ts", ["#server/log.ts", "#app/ui/icon.tsx", "valibot"]),
  refused("content-is-data", "content/services/a.ts", ["../brand.ts", "node:path"]),
  passed("content/services/b.ts", ["#contract/services.ts", "#content/brand.ts", "./c.ts"]),

  refused("server-never-app", "server/a.ts", ["#app/api.ts"]),
  refused("server-never-app", "server/pages.ts", ["#app/root.tsx", "#app/leads/form.tsx"]),
  refused("server-never-app", "server/dependencies.ts", ["#app/api.ts"]),
  refused("server-never-app", "server/leads/a.ts", ["#app/api.ts"]),
  refused("server-never-app", "server/leads/store.ts", ["#app/api.ts"]),
  refused("server-never-app", "server/database/a.ts", ["#app/api.ts"]),
  refused("server-never-app", "server/http/a.ts", ["#app/api.ts"]),
  passed("server/pages.ts", ["#app/api.ts", "hono", "react-router"]),

  refused("domains-apart", "server/leads/b.ts", ["#server/blog/store.ts", "#server/app.ts"]),
  refused("domains-apart", "server/leads/c.ts", ["#server/mail/outbox.ts", "#server/config.ts"]),
  refused("domains-apart", "server/leads/d.ts", ["#server/database/connect.ts"]),
  refused("domains-apart", "server/blog/store.ts", ["#server/leads/store.ts"]),
  refused("domains-apart", "server/blog/image-store.ts", ["#server/leads/store.ts"]),
  refused("domains-apart", "server/http/b.ts", ["#server/leads/store.ts"]),
  refused("domains-apart", "server/mail/a.ts", ["#server/leads/store.ts"]),
  refused("domains-apart", "server/database/b.ts", ["#server/leads/store.ts"]),
  passed("server/leads/e.ts", ["./store.ts", "#server/http/body.ts", "hono", "valibot"]),
  passed("server/leads/f.ts", [
    "#server/database/schema.ts",
    "#server/dependencies.ts",
    "#server/mail/words.ts",
  ]),
  passed("server/app.ts", ["#server/leads/routes.ts", "./blog/routes.ts"]),

  refused("sql-in-stores", "server/leads/g.ts", ["kysely", "pg", "node:sqlite"]),
  refused("sql-in-stores", "server/http/c.ts", ["kysely"]),
  refused("sql-in-stores", "server/mail/b.ts", ["kysely"]),
  refused("sql-in-stores", "server/b.ts", ["kysely", "kysely/migration"]),
  passed("server/staff/store.ts", ["kysely", "#server/database/schema.ts"]),
  passed("server/dependencies.ts", ["kysely"]),
  passed("server/database/c.ts", ["kysely", "kysely/migration", "pg"]),

  refused("http-out-of-stores", "server/mail/store.ts", ["hono", "#server/http/problem.ts"]),
  refused("http-out-of-stores", "server/leads/key-store.ts", ["hono/body-limit"]),

  refused("app-never-server", "app/a.ts", ["#server/log.ts"]),
  refused("app-never-server", "app/pages/a.tsx", ["#server/leads/store.ts", "node:fs"]),
  refused("app-never-server", "app/leads/a.tsx", ["#server/http/problem.ts", "hono"]),
  refused("app-never-server", "app/site/a.tsx", ["#server/log.ts"]),
  passed("app/pages/b.tsx", ["#app/leads/a.tsx", "#app/site/header.tsx", "#content/home.ts"]),

  refused("ui-is-plain", "app/ui/a.tsx", ["#app/api.ts", "#content/brand.ts", "react-router"]),
  refused("ui-is-plain", "app/ui/b.tsx", ["#app/leads/form.tsx", "#contract/leads.ts"]),
  passed("app/ui/c.tsx", ["react", "./icon.tsx", "#app/ui/button.tsx"]),

  importing("{ post }", "contract/e.ts", "./answers/blog.ts", "answers-are-types"),
  importing("{ post }", "app/b.tsx", "#contract/answers/blog.ts", "answers-are-types"),
  importing("{ post }", "app/blog/b.tsx", "#contract/answers/blog.ts", "answers-are-types"),
  importing("{ post }", "app/site/c.tsx", "#contract/answers/blog.ts", "answers-are-types"),
  importing("{ post }", "app/staff/b.tsx", "#contract/answers/blog.ts", "answers-are-types"),
  importing("type { Post }", "contract/f.ts", "./answers/blog.ts"),
  importing("type { Post }", "app/blog/c.tsx", "#contract/answers/blog.ts"),
  importing("{ post }", "server/blog/a.ts", "#contract/answers/blog.ts"),

  refused("app-flows-down", "app/leads/b.tsx", ["#app/pages/home.tsx", "#app/site/header.tsx"]),
  refused("app-flows-down", "app/leads/c.tsx", ["#app/staff/session.ts", "#app/root.tsx"]),
  refused("app-flows-down", "app/site/b.tsx", ["#app/pages/home.tsx"]),
  passed("app/leads/d.tsx", ["#app/ui/button.tsx", "#app/api.ts", "#contract/leads.ts"]),
  refused("app-flows-down", "app/staff/a.tsx", ["#app/pages/home.tsx", "#app/leads/form.tsx"]),
  refused("app-flows-down", "app/staff/desk/a.tsx", ["#app/site/header.tsx", "#app/root.tsx"]),
  refused("app-never-server", "app/staff/desk/b.tsx", ["#server/log.ts"]),
  passed("app/staff/desk/c.tsx", ["#app/staff/states.tsx", "#app/ui/button.tsx", "./rows.tsx"]),

  refused("tests-stay-out", "server/c.ts", ["#tests/kit.ts", "./app.test.ts"]),
  refused("tests-stay-out", "server/leads/h.ts", ["#tests/kit.ts", "./leads.test.ts"]),
  refused("tests-stay-out", "app/leads/e.tsx", ["#tests/kit.ts", "./form.test.tsx"]),
  refused("tests-stay-out", "scripts/a.ts", ["#tests/kit.ts"]),
  passed("server/leads/i.test.ts", ["#tests/kit.ts", "kysely", "#server/blog/store.ts"]),

  refused("names-across-folders", "server/leads/j.ts", ["../blog/store.ts"]),
  refused("names-across-folders", "app/leads/f.tsx", ["../ui/button.tsx"]),
  refused("names-across-folders", "tests/journeys/a.spec.ts", ["../kit.ts"]),
];

/** Everything else that Biome holds. */
export const habits: Planted[] = [
  { rule: "noImportCycles", file: "server/ring-a.ts", code: cycle("a", "b") },
  { rule: "noImportCycles", file: "server/ring-b.ts", code: cycle("b", "a") },
  { rule: "noProcessEnv", file: "server/main.ts", code: "export const port = process.env.PORT;" },
  { file: "server/config.ts", code: "export const port = process.env.PORT;" },
  { rule: "noRestrictedGlobals", file: "server/d.ts", code: `await fetch("https://example.com");` },
  { rule: "noRestrictedGlobals", file: "app/blog/a.ts", code: `await fetch("/api/blogs");` },
  { rule: "noRestrictedGlobals", file: "app/download.ts", code: `await fetch("/api/backup");` },
  { file: "app/api.ts", code: `await fetch("/api/blogs");` },
  { rule: "noConsole", file: "server/e.ts", code: `console.log("here");` },
  { rule: "noConsole", file: "app/b.ts", code: `console.error("here");` },
  { file: "server/log.ts", code: `console.log("here");` },
  { rule: "noExplicitAny", file: "contract/d.ts", code: "export const anything: any = 1;" },
  { rule: "noNonNullAssertion", file: "app/c.ts", code: "export const a = (b?: string) => b!;" },
  {
    rule: "useFilenamingConvention",
    file: "app/leads/EnquiryForm.tsx",
    code: "export const a = 1;",
  },
  { rule: "noDefaultExport", file: "app/leads/g.tsx", code: "export default 1;" },
  { file: "app/pages/home.tsx", code: "export default 1;" },
  { rule: "noBarrelFile", file: "contract/index.ts", code: `export { a } from "./leads.ts";` },
  { rule: "noExcessiveLinesPerFile", file: "server/f.ts", code: lines(251) },
  { file: "server/g.ts", code: lines(249) },
  { file: "content/d.ts", code: lines(251) },
  {
    rule: "noExcessiveLinesPerFunction",
    file: "server/h.ts",
    code: inFunction(lines(61, "  use")),
  },
  { file: "server/i.ts", code: inFunction(lines(55, "  use")) },
  { rule: "noExcessiveCognitiveComplexity", file: "server/j.ts", code: inFunction(branches(13)) },
  { file: "server/k.ts", code: inFunction(branches(12)) },
  { rule: "noFloatingPromises", file: "server/l.ts", code: "async function a() {}\na();" },
  { rule: "noFocusedTests", file: "server/m.test.ts", code: `test.only("a", () => {});` },
  { rule: "noSkippedTests", file: "server/n.test.ts", code: `test.skip("a", () => {});` },
];

function refused(rule: string, file: string, targets: string[]): PlantedImports {
  return { rule, ...passed(file, targets) };
}

function passed(file: string, targets: string[]): PlantedImports {
  return { file, targets, code: targets.map((target) => `import "${target}";`).join("\n") };
}

function importing(names: string, file: string, target: string, rule?: string): PlantedImports {
  const code = `import ${names} from "${target}";`;
  return { file, targets: [target], code, ...(rule && { rule }) };
}

function cycle(own: string, other: string): string {
  return `import { ${other} } from "./ring-${other}.ts";\nexport const ${own} = () => ${other}();`;
}

function lines(count: number, word = "export const a"): string {
  return Array.from({ length: count }, (_, index) => `${word}${index} = ${index};`).join("\n");
}

function inFunction(body: string): string {
  return `export function run(a: number) {\n${body}\n}`;
}

function branches(count: number): string {
  return Array.from({ length: count }, (_, index) => `  if (a === ${index}) a += 1;`).join("\n");
}
