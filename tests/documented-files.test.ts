import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "ARCHITECTURE.md",
  ...globSync("docs/{*,performance/*}.md", { cwd: root }),
];
const named =
  /`((?:app|bench|content|contract|deploy|docs|public|scripts|server|tests)\/[^\s`]+)`/g;

test.each(documents)("%s names files that are there", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const paths = [...text.matchAll(named)].map(([, path = ""]) => path.replace(/:\d+$/, ""));
  // `<slug>` stands for any name.
  const isThere = (path: string) =>
    globSync(path.replace(/<\w+>/g, "*"), { cwd: root }).length > 0 || existsSync(join(root, path));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
