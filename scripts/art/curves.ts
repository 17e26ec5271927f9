/** Smooth lines from formulas, and the rosettes' atom: a ring whose radius breathes. */
import { type Point, range, short, turn } from "./numbers.ts";

type Formula = (t: number) => Point;

/** Bezier pieces through a formula. Rounding errors are carried on, so that relative, short data does not drift. */
export function curve(at: Formula, from: number, to: number, pieces: number, places = 1): string {
  const step = (to - from) / pieces;
  const slope = slopeOf(at, step / 200);
  const scale = 10 ** places;
  const round = (value: number) => Math.round(value * scale) / scale;
  const list = (values: number[]) =>
    values
      .map((value) => short(value, places))
      .join(" ")
      .replace(/ -/g, "-");

  const [startX, startY] = at(from);
  let [x, y] = [round(startX), round(startY)];
  let d = `M${short(x, places)} ${short(y, places)}`;
  for (let i = 0; i < pieces; i++) {
    const t = from + i * step;
    const [aX, aY] = at(t);
    const [bX, bY] = at(t + step);
    const [aSlopeX, aSlopeY] = slope(t);
    const [bSlopeX, bSlopeY] = slope(t + step);
    const [endX, endY] = [round(bX), round(bY)];
    const out = [aX + (aSlopeX * step) / 3 - x, aY + (aSlopeY * step) / 3 - y];
    const back = [bX - (bSlopeX * step) / 3 - x, bY - (bSlopeY * step) / 3 - y];
    const end = [endX - x, endY - y];
    // "s" mirrors the last piece's handle, so it goes without the first one.
    d += i === 0 ? `c${list([...out, ...back, ...end])}` : `s${list([...back, ...end])}`;
    [x, y] = [endX, endY];
  }
  return d;
}

function slopeOf(at: Formula, reach: number): Formula {
  return (t) => {
    const [aX, aY] = at(t - reach);
    const [bX, bY] = at(t + reach);
    return [(bX - aX) / (2 * reach), (bY - aY) / (2 * reach)];
  };
}

export type RingOptions = {
  /** Radians. */
  phase?: number;
  /** A second, finer wave over the first. */
  ripple?: { depth: number; petals: number };
  /** Bezier pieces a petal. */
  pieces?: number;
  places?: number;
  centre?: Point;
};

type RingShape = [radius: number, depth: number, petals: number, options?: RingOptions];

/** A closed ring with so many petals, `depth` deep to either side of the radius. */
export const ring = (...shape: RingShape): string => `${ringPart(1, 0, ...shape)}z`;

/** The first of so many equal parts of a ring that is turned by `angle`, in radians. */
function ringPart(
  parts: number,
  angle: number,
  ...[radius, depth, petals, options = {}]: RingShape
): string {
  const { phase = 0, ripple = { depth: 0, petals: 0 }, pieces = 4, places = 1 } = options;
  const [x, y] = options.centre ?? [0, 0];
  const at = (t: number): Point => {
    const wave = depth * Math.cos(petals * t + phase);
    const reach = radius + wave + ripple.depth * Math.cos(ripple.petals * t);
    return [x + reach * Math.cos(t + angle), y + reach * Math.sin(t + angle)];
  };
  const count = Math.max(12, Math.max(petals, ripple.petals) * pieces);
  return curve(at, 0, turn / parts, count / parts, places);
}

/** The same ring several times, each turned by a part of its own period. */
export function braid(id: string, ringPath: string, petals: number, copies: number): string {
  return `<path id="${id}" d="${ringPath}"/>${turned(id, copies, 360 / petals / copies)}`;
}

/**
 * The same of a large ring: an arc of all copies, which is turned until the rings are whole. Where a part of the screen is
 * painted, arcs that lie elsewhere are left out. Their square ends leave no seams.
 */
export function braidOfArcs(id: string, copies: number, ...shape: RingShape): string {
  const [, , petals] = shape;
  const arcs = arcsOf(petals);
  const strand = (i: number) => ringPart(arcs, (turn / petals / copies) * i, ...shape);
  const arc = `<path id="${id}" d="${range(copies).map(strand).join("")}"/>`;
  return `<g stroke-linecap="square">${arc}${turned(id, arcs, 360 / arcs)}</g>`;
}

const mostArcs = 12;

/** As many as are of whole petals each. */
function arcsOf(petals: number): number {
  const counts = range(mostArcs).map((i) => mostArcs - i);
  return counts.find((count) => petals % count === 0) ?? 1;
}

/** What has that id again, so often that there are `count` of it. */
function turned(id: string, count: number, degrees: number): string {
  return range(count - 1)
    .map((i) => `<use href="#${id}" transform="rotate(${short(degrees * (i + 1), 3)})"/>`)
    .join("");
}

type Band = {
  width: number;
  height: number;
  strands: number;
  waves: number;
  /** How high the waves stand where the band is narrowest, 0 to 1. */
  narrowest: number;
  /** How often it swells in one tile. */
  swells: number;
};

/** A guilloche band, a tile that joins its like without a seam. */
export function band({ width, height, strands, waves, narrowest, swells }: Band): string {
  const middle = height / 2;
  const reach = height / 2 - 1;
  const strand = (phase: number) => (x: number) => {
    const u = (turn * x) / width;
    const envelope = narrowest + (1 - narrowest) * (0.5 - 0.5 * Math.cos(swells * u));
    return [x, middle + reach * envelope * Math.sin(waves * u + phase)] as const;
  };
  return range(strands)
    .map((i) => curve(strand((turn * i) / strands), 0, width, waves * 4))
    .join("");
}
