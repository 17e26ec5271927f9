import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

test("every name of an icon has its drawing, and every drawing its name", () => {
  const names = all(read("icon.tsx"), /^ {2}\| "([\w-]+)"/gm);

  expect(names.length).toBeGreaterThan(30);
  expect(all(read("icons.svg"), /<symbol id="icon-([\w-]+)"/g)).toEqual(names);
});
