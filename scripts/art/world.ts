import { ink } from "./ink.ts";
import { isLand, shortestWay } from "./land.ts";
import { type Point, range, short } from "./numbers.ts";
import { offices } from "./places.ts";

const width = 1440;
const height = 620;
const equator = 372;
const perDegree = width / 360;
/** Between two engraved lines of latitude, and between two looks for land on one. */
const lineGap = 8;
const lookGap = 4;

const onMap = ([lon, lat]: Point): Point => [
  width / 2 + lon * perDegree,
  equator - lat * perDegree,
];

/** The flat world, engraved in lines of latitude: the ground of the rotating banner. */
export function drawWorldLines(): string {
  const land = range(Math.ceil(height / lineGap)).map((i) => landOn(i * lineGap));
  const meridians = range(25).map((i) => `M${short(onMap([i * 15 - 180, 0])[0], 0)} 0V${height}`);
  const ends = [offices.Kochi, offices.Austin].map(({ at }) => {
    const [x, y] = onMap(at);
    return `<circle cx="${short(x, 0)}" cy="${short(y, 0)}" r="7" fill="${ink.gold600}"/>`;
  });
  const path = (colour: string, stroke: string, d: string) =>
    `<path stroke="${colour}" stroke-width="${stroke}" d="${d}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">`,
    path(ink.teal700, "4.500", land.join("")),
    path(ink.teal400, "1", meridians.join("")),
    path(ink.gold500, "3", route()),
    ...ends,
    "</svg>",
  ].join("");
}

/** The stretches of land on one line, as dashes. */
function landOn(y: number): string {
  const lat = (equator - y) / perDegree;
  if (y === 0 || lat < -58 || lat > 83.5) return "";
  const looks = range(width / lookGap).map((i) => isLand([(i * lookGap) / perDegree - 180, lat]));
  let d = "";
  let start = -1;
  [...looks, false].forEach((land, i) => {
    if (land && start < 0) start = i;
    if (land || start < 0) return;
    // A single look alone would be a speck of dust.
    if (i - start > 1) d += `M${start * lookGap} ${y}h${(i - start) * lookGap}`;
    start = -1;
  });
  return d;
}

/** Breaks where it leaves the map on one side and comes back on the other. */
function route(): string {
  const way = shortestWay(offices.Kochi.at, offices.Austin.at);
  const points = range(201).map((i) => onMap(way(i / 200)));
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      const isDrawn = before && Math.abs(x - before[0]) <= 200;
      return `${isDrawn ? "L" : "M"}${short(x, 0)} ${short(y, 0)}`;
    })
    .join("");
}
