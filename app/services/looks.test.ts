import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { looks } from "./looks.ts";

const all = Object.values(looks);

test.each(Object.entries(looks))("%s: its stamp's own size", (slug, { size: [width, height] }) => {
  const file = join(import.meta.dirname, `../art/stamp-${slug}.svg`);

  expect(readFileSync(file, "utf8")).toContain(`width="${width}" height="${height}"`);
});

test("no two pages share a stamp, or rosette and ink", () => {
  expect(new Set(all.map(({ stamp }) => stamp)).size).toBe(all.length);
  expect(new Set(all.map(({ rosette, ink }) => `${rosette} ${ink}`)).size).toBe(all.length);
});
