/** Letters of the site's faces as paths: a picture must not depend on the fonts of the machine that draws it. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { fontFiles } from "./font-files.ts";
import { type Point, range, short } from "./numbers.ts";

export type Face = Font;

/** Latin letters and the signs of running text. */
const letters = `${String.fromCharCode(...range(224).map((i) => i + 32))}–—‘’“”·…→`;

const facesCut = new Map<string, Promise<Face>>();

/** One weight of a variable face. */
export function cutFace(name: keyof typeof fontFiles, weight: number): Promise<Face> {
  const key = `${name} ${weight}`;
  const face = facesCut.get(key) ?? cut(fontFiles[name], weight);
  facesCut.set(key, face);
  return face;
}

async function cut(file: string, weight: number): Promise<Face> {
  const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
  const font = create(await subsetFont(readFileSync(file), letters, options));
  if ("fonts" in font) throw new Error(`${file} holds more than one font`);
  return font;
}

type Setting = {
  size: number;
  /** Where the base line begins. */
  at?: Point;
  /** Between two letters. */
  spacing?: number;
};

/** Words as one path, and how wide they are. */
export function outline(
  face: Face,
  words: string,
  { size, at: [x, y] = [0, 0], spacing = 0 }: Setting,
): { d: string; width: number } {
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(words);
  let d = "";
  let pen = x;
  glyphs.forEach((glyph, i) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
    const place = (value: number, index: number) =>
      index % 2 ? short(y - (value + yOffset) * scale) : short(pen + (value + xOffset) * scale);
    for (const { command, args } of glyph.path.commands) {
      d += commandLetters[command] + args.map(place).join(" ");
    }
    pen += xAdvance * scale + spacing;
  });
  return { d, width: pen - x - spacing };
}

const commandLetters = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;
