/** From a stamp's parameters to its drawing. */
import { ink } from "#scripts/art/ink.ts";
import { arcLine, line } from "#scripts/art/lettering.ts";
import { type Point, seededRandom, short } from "#scripts/art/numbers.ts";
import { polygon, star } from "#scripts/art/polygons.ts";
import { emblems } from "./emblems.ts";
import { otherStamps } from "./other-stamps.ts";
import { serviceStamps } from "./service-stamps.ts";
import type { Shape } from "./shape.ts";
import { shapes } from "./shapes.ts";
import type { Pad, Stamp } from "./stamp.ts";

export const stamps = { ...serviceStamps, ...otherStamps };
export type StampName = keyof typeof stamps;

const slate = "#27505e";
const inks: Record<Pad, { first: string; second: string }> = {
  teal: { first: ink.teal700, second: ink.gold700 },
  deep: { first: slate, second: ink.gold700 },
  gold: { first: ink.gold700, second: ink.teal700 },
  green: { first: "#1a6e56", second: ink.gold700 },
  madder: { first: ink.madder, second: slate },
};

const strokeAttributes = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;

/** The file app/art/stamp-<name>.svg. */
export function drawStamp(name: StampName): string {
  const { width, height, markup } = drawInside(stamps[name]);
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${strokeAttributes}>${markup}</svg>`;
}

/** A stamp put down in a larger drawing, with its middle at the point. `turn` in degrees. */
export function putStamp(
  name: StampName,
  [x, y]: Point,
  wide: number,
  turn: number = stamps[name].turn,
  opacity = 1,
): string {
  const { width, height, markup } = drawInside(stamps[name]);
  const middle = `translate(${short(-width / 2)} ${short(-height / 2)})`;
  const place = `translate(${short(x)} ${short(y)})rotate(${turn})scale(${short(wide / width, 3)})`;
  return `<g ${strokeAttributes} opacity="${opacity}" transform="${place}${middle}">${markup}</g>`;
}

/** Width by height. */
export function stampProportion(name: StampName): number {
  const { width, height } = shapes[stamps[name].shape]();
  return width / height;
}

function drawInside(stamp: Stamp): { width: number; height: number; markup: string } {
  const shape = shapes[stamp.shape]();
  const { first, second } = inks[stamp.pad];
  const words = drawWords(stamp, shape);
  const outline = shape.strokes.map(({ d, width }) => stroke(d, width)).join("");
  const inFirst = [
    outline,
    drawRules(stamp, shape.centre),
    words.first,
    drawEmblem(stamp, shape.centre),
    drawPlate(stamp, shape.centre, first),
  ].join("");
  const inSecond = words.second + drawStars(stamp, shape.centre, second);
  const id = `s${stamp.wear}`;
  const markup = `${drawWear(stamp, shape, id)}<g mask="url(#${id}m)"><g stroke="${first}">${inFirst}</g><g stroke="${second}">${inSecond}</g></g>`;
  return { width: shape.width, height: shape.height, markup };
}

const stroke = (d: string, width: number) => `<path d="${d}" stroke-width="${width}"/>`;

function drawRules({ rules = [], uprights = [] }: Stamp, [x, y]: Point): string {
  const across = rules.map(
    ([from, at, to]) => `M${short(x + from)} ${short(y + at)}L${short(x + to)} ${short(y + at)}`,
  );
  const down = uprights.map(
    ([at, from, to]) => `M${short(x + at)} ${short(y + from)}L${short(x + at)} ${short(y + to)}`,
  );
  return [...across, ...down].map((d) => stroke(d, 1.6)).join("");
}

function drawWords({ words, arcs = [] }: Stamp, { centre, arcCentre = centre }: Shape) {
  const [x, y] = centre;
  const straight = words.map(([text, dx, dy, size, width, options = {}]) => {
    const { isSecondInk = false, tracking = size > 30 ? 20 : 30, angle = 0 } = options;
    const d = line(text, [x + dx, y + dy], size, { tracking, angle });
    return { isSecondInk, path: stroke(d, width) };
  });
  const round = arcs.map(([text, radius, side, size, width, options = {}]) => {
    const { isSecondInk = false, tracking = 34, dx = 0, high = radius } = options;
    const isBelow = side === "below";
    const middle = isBelow ? 90 : -90;
    const at: Point = [arcCentre[0] + dx, arcCentre[1]];
    const d = arcLine(text, { centre: at, radius, high, middle, size, tracking, isBelow });
    return { isSecondInk, path: stroke(d, width) };
  });
  const inInk = (isSecond: boolean) =>
    [...straight, ...round]
      .filter(({ isSecondInk }) => isSecondInk === isSecond)
      .map(({ path }) => path)
      .join("");
  return { first: inInk(false), second: inInk(true) };
}

function drawEmblem({ emblem }: Stamp, [x, y]: Point): string {
  if (!emblem) return "";
  const [name, dx, dy, scale] = emblem;
  const place = `translate(${short(x + dx)} ${short(y + dy)})scale(${scale})`;
  const width = short(2.6 / scale, 2);
  return `<path d="${emblems[name]}" transform="${place}" stroke-width="${width}"/>`;
}

function drawStars(
  { stars = [], starPoints: { count, inner } = { count: 5, inner: 0.4 } }: Stamp,
  [x, y]: Point,
  colour: string,
): string {
  return stars
    .map(([dx, dy, radius]) => star([x + dx, y + dy], radius, radius * inner, count))
    .map((d) => `<path d="${d}" fill="${colour}" stroke="none"/>`)
    .join("");
}

function drawPlate({ plate }: Stamp, [x, y]: Point, colour: string): string {
  if (!plate) return "";
  const d = polygon(plate.corners.map(([dx, dy]): Point => [x + dx, y + dy]));
  return `<path d="${d}" fill="${colour}" stroke="none"/>`;
}

/** A mask: ink that thins out to one side, a few dry specks, and the plate's words left out. */
function drawWear({ wear, plate }: Stamp, { width, height, centre }: Shape, id: string): string {
  const random = seededRandom(1009 * (wear + 7));
  let specks = "";
  let scratches = "";
  for (let i = 0; i < 60; i++) {
    const start = `M${short(random() * width, 0)} ${short(random() * height, 0)}`;
    if (i % 3) specks += `${start}h0`;
    else scratches += `${start}l${short(random() * 7 - 3.5)} ${short(random() * 5 - 2.5)}`;
  }
  const isLeftwards = random() > 0.5;
  const gradient = `<linearGradient id="${id}g" x1="${isLeftwards ? 0 : 1}" y1="0" x2="${isLeftwards ? 1 : 0}" y2="1"><stop offset=".35" stop-color="#fff"/><stop offset="1" stop-color="#b0b0b0"/></linearGradient>`;
  const ground = `<path fill="url(#${id}g)" d="M0 0h${width}v${height}H0z"/>`;
  const dry = `<path stroke="#000" stroke-opacity=".7" stroke-width="2.6" d="${specks}"/><path stroke="#000" stroke-opacity=".55" stroke-width="1.1" d="${scratches}"/>`;
  return `${gradient}<mask id="${id}m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${ground}${dry}${plate ? plateWords(plate, centre) : ""}</mask>`;
}

function plateWords({ words }: NonNullable<Stamp["plate"]>, [x, y]: Point): string {
  const [text, dx, dy, size, width] = words;
  const d = line(text, [x + dx, y + dy], size, { tracking: size > 30 ? 20 : 32 });
  return `<path stroke="#000" stroke-width="${width}" d="${d}"/>`;
}
