import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(app, name), "utf8");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

const [ofSite, ofStaff] = read("ui/icon.tsx")
  .split("type StaffIcon")
  .map((part) => all(part, /^ {2}\| "([\w-]+)"/gm));

test.each([
  { sheet: "ui/icons.svg", names: ofSite },
  { sheet: "staff/icons.svg", names: ofStaff },
])(
  "$sheet: every name of an icon has its drawing, and every drawing its name",
  ({ sheet, names }) => {
    expect(names?.length).toBeGreaterThan(10);
    expect(all(read(sheet), /<symbol id="icon-([\w-]+)"/g)).toEqual(names);
  },
);

test("what stands in the staff's pages only is named in no other part", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: app }).filter(
    (file) => !/^(staff\/|pages\/admin-|ui\/icon.tsx)/.test(file),
  );

  const uses = files.flatMap((file) =>
    all(read(file), /"([\w-]+)"/g)
      .filter((name) => ofStaff?.includes(name))
      .map((name) => `${file}: ${name}`),
  );

  expect(files.length).toBeGreaterThan(100);
  // A kind of toast, and no icon.
  expect(uses.filter((use) => use !== "ui/toast.ts: info")).toEqual([]);
});
