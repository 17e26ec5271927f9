/** The mark: a globe shaded by its meridians, as an engraver would, its lit edge in gold. In a box of 64. */
import { ink } from "./ink.ts";

/** Half-widths of true meridians, seen from 90 to 10 degrees off. */
const meridians = [28, 26.3, 21.5, 14.2, 5];

/** As the header shows it. */
export function mark(): string {
  const d = meridians.map((radius) => `M32 4A${radius} 28 0 0 0 32 60`).join("");
  return `<path fill="none" stroke="${ink.teal800}" stroke-width="2.3" d="${d}"/><path fill="none" stroke="${ink.gold500}" stroke-width="3.105" stroke-linecap="round" d="M32 4A28 28 0 0 1 32 60"/>`;
}

/** On a tile, with fewer and heavier lines: it has to be read at 16 pixels. */
export function drawTile({ corner }: { corner: number }): string {
  const ground = `<rect width="64" height="64" rx="${corner}" fill="${ink.teal800}"/>`;
  const lines = `<path fill="none" stroke="#fff" stroke-width="4.200" d="M32 10A22 22 0 0 0 32 54A14.500 22 0 0 1 32 10A5.500 22 0 0 0 32 54"/>`;
  const edge = `<path fill="none" stroke="${ink.gold400}" stroke-width="5.500" stroke-linecap="round" d="M32 10A22 22 0 0 1 32 54"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${lines}${edge}</svg>`;
}
