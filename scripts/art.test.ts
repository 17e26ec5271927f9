import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeArt } from "./art/make-art.ts";

test("`npm run art` makes every file of the project again, byte for byte", async () => {
  const files = await makeArt();

  const changed: string[] = [];
  for (const [path, bytes] of files) {
    const there = await readFile(join(import.meta.dirname, "..", path)).catch(() => undefined);
    if (!there?.equals(bytes)) changed.push(path);
  }
  expect(changed).toEqual([]);
  expect(files.size).toBeGreaterThan(80);
}, 120_000);
