/** Things that lie on a desk: what the pictures are put together from. */
import { ink } from "./ink.ts";
import { type Point, range, short } from "./numbers.ts";
import { type Face, outline } from "./typefaces.ts";

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const filled = (d: string, colour: string, opacity?: number): string =>
  `<path d="${d}" fill="${colour}"${opacity === undefined ? "" : ` fill-opacity="${opacity}"`}/>`;

/** A line with square ends. */
export const ruled = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;

export const boxed = (d: string, fill: string, colour: string, width: number): string =>
  `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${width}"/>`;

/** A line with round ends. */
export const drawn = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** `place` is what SVG's transform says. */
export const placed = (place: string, ...parts: string[]): string =>
  `<g transform="${place}">${parts.join("")}</g>`;

/** A sheet and its shadow. */
export const sheet = (x: number, y: number, width: number, height: number, colour = "#fff") =>
  filled(rectangle(x + 7, y + 9, width, height), ink.teal900, 0.13) +
  filled(rectangle(x, y, width, height), colour);

type Lines = { count: number; gap: number; colour: string; stroke: number; last?: number };

/** Lines that stand for writing; the last one ends early. */
export function writing(
  [x, y]: Point,
  width: number,
  { count, gap, colour, stroke, last = 0.6 }: Lines,
): string {
  const lines = range(count).map((i) => {
    const end = x + width * (i === count - 1 ? last : 1);
    return `M${x} ${y + i * gap}H${short(end, 0)}`;
  });
  return drawn(lines.join(""), colour, stroke);
}

export function tick([x, y]: Point, scale: number): string {
  const at = (dx: number, dy: number) => `${short(x + dx * scale)} ${short(y + dy * scale)}`;
  return drawn(`M${at(-6, 0)}L${at(-1.5, 5)}L${at(8, -7)}`, ink.gold600, 3 * scale);
}

export const tile = (id: string, width: number, height: number, content: string): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;

type Setting = { size: number; at: Point; colour: string };

/** Printed words, from the point on. */
export function printed(face: Face, words: string, { size, at, colour }: Setting): string {
  return filled(outline(face, words, { size, at }).d, colour);
}
