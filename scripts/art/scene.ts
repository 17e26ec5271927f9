import { type RosetteName, rosette } from "./guilloche.ts";
import type { Point } from "./numbers.ts";
import { filled } from "./paper.ts";

/** A picture of 960 by 640. */
export const scene = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" width="960" height="640">${filled("M0 0h960v640H0z", ground)}${content}</svg>`;

/** The rosette behind what lies there. */
export function background(
  name: RosetteName,
  [x, y]: Point,
  scale: number,
  colour: string,
  opacity = 1,
): string {
  return `<g transform="translate(${x} ${y})scale(${scale})" fill="none" stroke="${colour}" opacity="${opacity}">${rosette(name, `q${name}`)}</g>`;
}
