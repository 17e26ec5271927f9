import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "ARCHITECTURE.md",
  "deploy/README.md",
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

const names = new Set(
  globSync("{*,{app,bench,content,contract,deploy,docs,public,scripts,server,tests}/**}", {
    cwd: root,
  }).map((file) => basename(file)),
);

test.each(documents)("%s names files that are there, also where it names no folder", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const files = [...text.matchAll(/`([\w-][\w.-]*\.(?:tsx?|mjs|conf|yaml))`/g)];
  expect(files.map(([, name = ""]) => name).filter((name) => !names.has(name))).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("each of npm's scripts is documented, and no other", () => {
  const told = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), "utf8");
    return [...text.matchAll(/npm (?:run ([a-z:]+)|start|test)/g)].map(
      ([whole, name]) => name ?? whole.slice(4),
    );
  });
  // Those of "pre" run by themselves.
  const wanted = Object.keys(scripts).filter((name) => !name.startsWith("pre"));

  expect([...new Set(told)].sort()).toEqual(wanted.sort());
});

const decisions = globSync("docs/decisions/[0-9]*.md", { cwd: root }).sort();

test.each([...documents, "CHANGELOG.md", "docs/decisions/README.md", ...decisions])(
  "the links of %s lead to files and headings that are there",
  (document) => {
    const text = readFileSync(join(root, document), "utf8");
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|^\[\w+\]: (\S+)/gm)]
      .map(([, inline, below]) => inline ?? below ?? "")
      .filter((target) => !/^\w+:/.test(target));
    const isThere = (target: string) => {
      const [path = "", heading] = target.split("#");
      const file = path === "" ? join(root, document) : join(root, dirname(document), path);
      return existsSync(file) && (!heading || anchorsOf(file).includes(heading));
    };

    expect(targets.filter((target) => !isThere(target))).toEqual([]);
  },
);

test("the code names files and decisions that are there", () => {
  const code = globSync(
    "{app,contract,content,deploy,scripts,server,tests}/**/*.{ts,tsx,mjs,css,yaml,conf}",
    { cwd: root },
  )
    // Files that were never there.
    .filter((file) => !file.endsWith("/planted-violations.ts"));
  const missing = code.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const paths =
      text.match(
        /\b(?:app|contract|content|docs|scripts|server|tests)\/[\w/-]+\.(?:tsx?|mjs|md)\b/g,
      ) ?? [];
    const numbers = [...text.matchAll(/\bdecisions?[ /](\d{3})\b/gi)].map(([, number]) => number);
    return [
      ...paths.filter((path) => !existsSync(join(root, path))),
      ...numbers.filter((number) => !decisions.some((path) => path.includes(`/${number}-`))),
    ].map((named) => `${file} names ${named}`);
  });

  expect(missing).toEqual([]);
});

test("where a decision's status names another, the other's names it, and the index has each", () => {
  const texts = new Map(
    decisions.map((file) => [
      /\d{3}/.exec(file)?.[0] ?? "",
      readFileSync(join(root, file), "utf8"),
    ]),
  );
  const named = (number: string) => {
    const [status = ""] = /^Status: (?:.+\n)+/m.exec(texts.get(number) ?? "") ?? [];
    return [...status.matchAll(/\[(\d{3})\]/g)].map(([, other = ""]) => other);
  };
  const oneWay = [...texts.keys()].flatMap((number) =>
    named(number)
      .filter((other) => !named(other).includes(number))
      .map((other) => [number, other]),
  );
  const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");

  expect(oneWay).toEqual([]);
  expect([...index.matchAll(/^\| \[(\d{3})\]/gm)].map(([, number]) => number)).toEqual([
    ...texts.keys(),
  ]);
});

/** As GitHub makes them of headings: a second one of the same words has "-1" behind it. */
function anchorsOf(file: string): string[] {
  const seen = new Map<string, number>();
  const headings = readFileSync(file, "utf8")
    .replace(/^```[\s\S]*?^```/gm, "")
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, words = ""]) => {
    const anchor = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-");
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}
