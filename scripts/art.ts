/**
 * Makes every drawing, icon, share image and font subset anew, from the parameters in scripts/art/ and content/brand.ts.
 *
 *   npm run art                   into the project
 *   npm run art -- <folder>       somewhere else, to compare
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeArt } from "./art/make-art.ts";

const root = process.argv[2] ?? join(import.meta.dirname, "..");

const files = await makeArt();
for (const [path, bytes] of files) write(join(root, path), bytes);
console.log(`${files.size} files made.`);

/** A file that is the same stays as it is. */
function write(file: string, bytes: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} KB`);
}
