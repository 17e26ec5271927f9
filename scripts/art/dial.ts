/**
 * The dial: the world from above the North Pole, land engraved as circles of latitude and sea as meridians, in a ring
 * of 360 degrees. Kochi and Austin lie 174 degrees of longitude apart, so the shortest way between them passes near the
 * Pole and runs nearly straight through the middle.
 */
import { braid, curve, ring } from "./curves.ts";
import { ink } from "./ink.ts";
import { isLand, shortestWay } from "./land.ts";
import { arcLine } from "./lettering.ts";
import { type Point, radians, range, short, turn } from "./numbers.ts";
import { offices } from "./places.ts";

const rim = { latitude: -14, radius: 440 };
/** Kochi near the top, so that the empty Pacific lies on the left, under the words. */
const zeroMeridian = offices.Kochi.at[0] - 98;
/** Half a degree. */
const stepsRound = 720;

const radiusOf = (latitude: number) => ((90 - latitude) / (90 - rim.latitude)) * rim.radius;

function onDial([lon, lat]: Point): Point {
  const [angle, radius] = [radians(zeroMeridian - lon), radiusOf(lat)];
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

const engravedLand = engraveLand();

function engraveLand(): string {
  const latitudes = range((82 - rim.latitude) / 2).map((i) => 82 - 2 * i);
  return latitudes.map(engraveLatitude).join("");
}

/** Dashes in user units: `pathLength` on circles is not drawn alike everywhere. Rounding is carried on. */
function engraveLatitude(latitude: number): string {
  const runs = landRuns(latitude);
  if (!runs) return "";
  const radius = Math.round(radiusOf(latitude));
  if (runs.length === 2 && runs[1] === 0) return `<circle r="${radius}"/>`;

  const unit = (turn * radius) / stepsRound;
  let [exact, written] = [0, 0];
  const dashes = runs.map((run) => {
    exact += run * unit;
    const dash = Math.round((exact - written) * 10) / 10;
    written += dash;
    return short(dash);
  });
  return `<circle r="${radius}" stroke-dasharray="${dashes.join(" ")}"/>`;
}

/** How many steps are land, then sea, then land again; an even number of runs. Undefined where all is sea. */
function landRuns(latitude: number): number[] | undefined {
  const seen = range(stepsRound).map((step) => {
    const lon = ((((zeroMeridian - step / 2 + 540) % 360) + 360) % 360) - 180;
    return isLand([lon, latitude]);
  });
  // A single step alone would be a speck of dust.
  const steps = seen.map(
    (land, i) => land && Boolean(seen.at(i - 1) || seen[(i + 1) % stepsRound]),
  );
  if (!steps.includes(true)) return undefined;

  const changes = range(stepsRound).filter((i) => i > 0 && steps[i] !== steps[i - 1]);
  const ends = [...changes, stepsRound];
  const runs = ends.map((end, i) => end - (i ? (ends[i - 1] ?? 0) : 0));
  const fromLand = steps[0] ? runs : [0, ...runs];
  return fromLand.length % 2 ? [...fromLand, 0] : fromLand;
}

type DialOptions = {
  hasNumerals?: boolean;
  /** Without it, neither the route nor its ends. */
  hasRoute?: boolean;
  /** Begins the ids: two dials in one document need two. */
  id?: string;
};

/** Markup around 0, 0, 512 in each direction. Its colours are the page's, or `dialStyle` in a file of its own. */
export function dial({ hasNumerals = true, hasRoute = true, id = "d" }: DialOptions = {}): string {
  const latitudeLine = (latitude: number) =>
    `<circle r="${short(radiusOf(latitude), 0)}" stroke-dasharray="2 5"/>`;
  const sea = `<g class="dl-mer"><path d="${meridians()}"/><circle r="440"/>${[0, 23.4, 66.6].map(latitudeLine).join("")}</g>`;
  const core = ring(23, 13, 8);
  return [
    sea,
    `<g class="dl-land">${engravedLand}</g>`,
    graduatedRing(id),
    `<g class="dl-core">${braid(`${id}c`, core, 8, 4)}</g>`,
    hasNumerals ? `<path class="dl-num" d="${numerals()}"/>` : "",
    hasRoute ? routeLine() + routeMarks() : "",
  ].join("");
}

function meridians(): string {
  return range(36)
    .map((i) => {
      const [cos, sin] = [Math.cos(radians(i * 10)), Math.sin(radians(i * 10))];
      const at = (radius: number) => `${short(radius * cos, 0)} ${short(radius * sin, 0)}`;
      return `M${at(i % 3 ? 64 : 40)}L${at(rim.radius)}`;
    })
    .join("");
}

function graduatedRing(id: string): string {
  const wave = ring(466, 11, 30, { places: 0 });
  const ticks = `<circle r="484" stroke-dasharray="1.858 6.589" stroke-dashoffset=".929" class="dl-t1"/><circle r="486" stroke-dasharray="3.4 81.423" stroke-dashoffset="1.700" class="dl-t2"/>`;
  return `<g class="dl-ring"><g>${braid(`${id}b`, wave, 30, 5)}</g><circle r="452"/><circle r="480"/>${ticks}</g>`;
}

function numerals(): string {
  return range(12)
    .map((i) => {
      const middle = i * 30 - 90;
      return arcLine(String(i * 30), {
        centre: [0, 0],
        radius: 499,
        middle,
        size: 13,
        tracking: 26,
      });
    })
    .join("");
}

const routeEnds = [onDial(offices.Kochi.at), onDial(offices.Austin.at)] as const;
/** For the line's width. */
const room = 5;
/** Few, for the bytes of the first paint: so smooth a line keeps its place to a tenth of a unit. */
const piecesForPage = 6;

function routeLine(pieces = 24): string {
  const way = shortestWay(offices.Kochi.at, offices.Austin.at);
  const line = curve((part) => onDial(way(part)), 0, 1, pieces);
  return `<path class="dl-route" pathLength="100" d="${line}"/>`;
}

function routeMarks(): string {
  const circles = (attributes: string, radius: number) =>
    routeEnds.map(
      ([x, y]) => `<circle ${attributes}cx="${short(x)}" cy="${short(y)}" r="${radius}"/>`,
    );
  return `<g class="dl-ends">${[...circles("", 7), ...circles(`class="dl-halo" `, 15)].join("")}</g>`;
}

/**
 * The route in a window as narrow as itself. It goes down without a turn: as the window comes down over it, and the line
 * goes up as far in the window, the line seems to be drawn.
 */
function drawnRoute(): string {
  const [[left, top], [right, bottom]] = routeEnds;
  const [x, y] = [Math.floor(left) - room, Math.floor(top) - room];
  const [width, height] = [Math.ceil(right) + room - x, Math.ceil(bottom) + room - y];
  const size = `width="${width}" height="${height}"`;
  return `<g class="dl-window"><svg x="${x}" y="${y}" ${size} viewBox="${x} ${y} ${width} ${height}">${routeLine(piecesForPage)}</svg></g>`;
}

/** The offices' names beside the ends of the route; the page's style sheet sets them. */
function dialLabels(): string {
  return Object.entries(offices)
    .map(
      ([city, { label }]) =>
        `<text class="dl-label" x="${label[0]}" y="${label[1]}" text-anchor="end">${city}</text>`,
    )
    .join("");
}

type DialColours = Partial<
  Record<"meridians" | "land" | "ring" | "numerals" | "route" | "ends" | "ground", string>
>;

export function dialStyle({
  meridians = ink.teal300,
  land = ink.teal500,
  ring = ink.teal400,
  numerals = ink.teal500,
  route = ink.gold500,
  ends = ink.gold600,
  ground = "#fff",
}: DialColours = {}): string {
  const rules = [
    ".dl-mer,.dl-land,.dl-ring,.dl-core,.dl-num,.dl-route,.dl-halo{fill:none}",
    `.dl-mer{stroke:${meridians};stroke-width:.8;opacity:.75}`,
    `.dl-land{stroke:${land};stroke-width:3.1}`,
    `.dl-ring,.dl-core{stroke:${ring};stroke-width:.9}`,
    ".dl-t1{stroke-width:7}.dl-t2{stroke-width:12}",
    `.dl-num{stroke:${numerals};stroke-width:1.6;stroke-linecap:round}`,
    `.dl-route{stroke:${route};stroke-width:3.4;stroke-linecap:round}`,
    `.dl-ends{fill:${ends};stroke:${ground};stroke-width:3}.dl-halo{stroke:${route};stroke-width:1.6}`,
  ];
  return rules.join("");
}

const viewBox = `viewBox="-512 -512 1024 1024"`;

/**
 * Inlined by the home page; coloured by app/styles/dial.css. Two drawings, one over the other: while the route is drawn,
 * nothing else need be painted anew.
 */
export const drawDialForPage = (): string => {
  const drawings = [dial({ hasRoute: false }), drawnRoute() + routeMarks() + dialLabels()];
  return `${drawings.map((drawing) => `<svg ${viewBox}>${drawing}</svg>`).join("")}\n`;
};

/** A file of its own for dark grounds. */
export function drawGoldDial(): string {
  const style = dialStyle({
    meridians: ink.gold500,
    land: ink.gold500,
    ring: ink.gold400,
    numerals: ink.gold400,
    route: ink.gold300,
    ends: ink.gold300,
    ground: ink.teal900,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}><style>${style}</style>${dial()}</svg>`;
}
