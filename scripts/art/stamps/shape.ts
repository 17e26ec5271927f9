import type { Point } from "#scripts/art/numbers.ts";
import { inset, polygon } from "#scripts/art/polygons.ts";

/** Room around every stamp, so that no stroke is cut off. */
export const margin = 8;

/** The line that makes the shape, and the thin one inside it. */
export const heavy = 4.6;
export const fine = 1.6;

export type Stroke = { d: string; width: number };

export type Shape = {
  /** Margin included. */
  width: number;
  height: number;
  /** What words and emblem are placed from. */
  centre: Point;
  /** What words in a circle go round, where it is not the same. */
  arcCentre?: Point;
  strokes: readonly Stroke[];
};

/** A shape of this size, drawn around its centre. */
export function shape(
  width: number,
  height: number,
  draw: (centre: Point) => readonly Stroke[],
): Shape {
  const centre = [margin + width / 2, margin + height / 2] as const;
  return { width: width + 2 * margin, height: height + 2 * margin, centre, strokes: draw(centre) };
}

/** Corners given from the drawing's own edge, without the margin. */
export function corners(...points: Point[]): Point[] {
  return points.map(([x, y]) => [margin + x, margin + y]);
}

/** A polygon's outline with its like inside. */
export function doubleLine(outline: readonly Point[], gap: number, radius = 0): Stroke[] {
  return [
    { d: polygon(outline, radius), width: heavy },
    { d: polygon(inset(outline, gap), Math.max(0, radius - gap)), width: 1.7 },
  ];
}
