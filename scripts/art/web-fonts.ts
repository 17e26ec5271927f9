/** The site's four fonts: what its pages print and no more, 50 KB of woff2 where 80 are allowed. */
import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { fontFiles } from "./font-files.ts";
import { range } from "./numbers.ts";

const characters = (first: number, count: number) =>
  String.fromCharCode(...range(count).map((i) => first + i));

const ascii = characters(32, 95);
const latin = `${ascii}${characters(160, 96)}–—‘’‚“”„†•…‹›€™−≈≤≥→←↑↓`;
/** One sentence at a time. */
const captions = `${ascii}–—‘’“”…é`;
/** Item numbers, visa codes, machine-readable lines; the g is that of 221(g). */
const codes = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<>-./():· +°g";

const subsets = {
  "m360-serif.woff2": { file: fontFiles.serif, letters: latin, weight: { min: 400, max: 700 } },
  "m360-serif-italic.woff2": { file: fontFiles.italic, letters: captions, weight: 450 },
  "m360-text.woff2": { file: fontFiles.text, letters: latin, weight: { min: 400, max: 700 } },
  "m360-code.woff2": { file: fontFiles.code, letters: codes, weight: 500 },
};

/** What browsers do with letters unasked, and figures of one width. Fractions and what other languages ask for stay out. */
const keepFeatures = ["calt", "ccmp", "kern", "liga", "mark", "mkmk", "tnum"] as const;

/** By file name. */
export async function webFonts(): Promise<Record<string, Buffer>> {
  const fonts = Object.entries(subsets).map(async ([name, { file, letters, weight }]) => {
    const variationAxes = { wght: weight };
    const options = { targetFormat: "woff2", variationAxes, keepFeatures } as const;
    return [name, await subsetFont(readFileSync(file), letters, options)] as const;
  });
  return Object.fromEntries(await Promise.all(fonts));
}
