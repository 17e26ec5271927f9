/** Rosettes, medallions, bands and edges, as on passports: line-work from formulas. */
import { band, braid, braidOfArcs, type RingOptions, ring } from "./curves.ts";
import { ink } from "./ink.ts";
import { line } from "./lettering.ts";
import { range } from "./numbers.ts";

type BraidedRing = readonly [
  radius: number,
  depth: number,
  petals: number,
  copies: number,
  stroke: number,
  ripple?: RingOptions["ripple"],
];

/** Nested rings, the outermost first. Behind stamps and foils, each letter with petals of its own. */
const rosettes = {
  a: [
    [150, 40, 12, 8, 0.8],
    [96, 20, 12, 6, 0.8],
    [58, 18, 6, 6, 0.8],
    [28, 10, 6, 4, 0.8],
  ],
  b: [
    [146, 42, 8, 10, 0.8, { depth: 8, petals: 24 }],
    [88, 22, 16, 5, 0.8],
    [46, 22, 8, 6, 0.8],
  ],
  c: [
    [146, 46, 18, 5, 0.8],
    [100, 10, 36, 3, 0.8],
    [62, 30, 9, 7, 0.8],
  ],
  d: [
    [140, 52, 6, 14, 0.8],
    [62, 24, 6, 8, 0.8],
  ],
  e: [
    [156, 34, 24, 4, 0.8],
    [116, 18, 12, 7, 0.8],
    [74, 26, 8, 8, 0.8],
    [34, 14, 4, 6, 0.8],
  ],
  f: [
    [142, 44, 10, 9, 0.8, { depth: 10, petals: 20 }],
    [78, 30, 5, 12, 0.8],
    [30, 10, 10, 3, 0.8],
  ],
} as const satisfies Record<string, readonly BraidedRing[]>;

export type RosetteName = keyof typeof rosettes;

/** Around 0, 0, some 200 in each direction, in the stroke of what stands around it. */
export const rosette = (name: RosetteName, id: string): string => braidedRings(id, rosettes[name]);

function braidedRings(id: string, rings: readonly BraidedRing[]): string {
  return rings
    .map(([radius, depth, petals, copies, stroke, ripple], i) => {
      const arcs = braidOfArcs(`${id}${i}`, copies, radius, depth, petals, ripple && { ripple });
      return `<g stroke-width="${stroke}">${arcs}</g>`;
    })
    .join("");
}

const openRosette = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" fill="none"`;

const drawRosette = (name: RosetteName) =>
  `${openRosette} stroke="${ink.teal400}">${rosette(name, "r")}</svg>`;

/** Large, for quiet places; the inner rings in gold. */
function drawCommitmentRosette(): string {
  const outer = braidedRings("r", [
    [150, 42, 9, 12, 0.8],
    [84, 22, 9, 6, 0.8],
  ]);
  const inner = braidedRings("s", [[40, 17, 9, 5, 1]]);
  const edge = `<circle r="198" stroke-width="1"/><circle r="194" stroke-width="5" stroke-dasharray="1.354 5.418"/>`;
  return `${openRosette}><g stroke="${ink.teal500}">${outer}</g><g stroke="${ink.gold500}">${inner}${edge}</g></svg>`;
}

/** Of many fine petals, for what concerns money. */
function drawInvestorRosette(): string {
  const outer = braidedRings("r", [
    [160, 34, 20, 6, 0.7],
    [128, 18, 20, 4, 0.7],
  ]);
  const inner = braidedRings("s", [[106, 12, 32, 3, 0.7]]);
  return `${openRosette}><g stroke="${ink.gold400}">${outer}</g><g stroke="${ink.teal300}">${inner}</g></svg>`;
}

function drawLoginRosette(): string {
  const outer = braidedRings("r", [
    [164, 30, 15, 8, 0.5],
    [112, 24, 15, 6, 0.5],
  ]);
  const inner = braidedRings("s", [[138, 7, 45, 4, 0.5]]);
  return `${openRosette}><g stroke="${ink.teal300}">${outer}</g><g stroke="${ink.gold300}">${inner}</g></svg>`;
}

/** Rings that twist as they shrink; one for each benefit, with 3 to 8 lobes. */
function drawMedallion(lobes: number, colour: string = ink.teal600): string {
  const rings = 9;
  const isRound = lobes < 5;
  const deepest = isRound ? 9.5 : 8 - lobes * 0.32;
  const d = range(rings)
    .map((i) => {
      const inwards = i / (rings - 1);
      return ring(40 - 31 * inwards, deepest * (1 - 0.62 * inwards), lobes, {
        pieces: isRound ? 6 : 4,
        phase: inwards * Math.PI * 1.5 - (lobes % 2 ? Math.PI / 2 : 0),
      });
    })
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104" fill="none" stroke="${colour}" stroke-width="1.100"><path d="${d}"/></svg>`;
}

/** Repeats from left to right. */
function drawBand(colour: string): string {
  const d = band({ width: 160, height: 16, strands: 4, waves: 4, narrowest: 0.45, swells: 2 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 16" width="160" height="16" fill="none" stroke="${colour}" stroke-width="0.8"><path d="${d}"/></svg>`;
}

function drawPostage(code: string): string {
  const edge = `<path fill="#fff" d="M0 0h84v104H0z"/><path fill="none" stroke="#fffdf6" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 9.900" d="M0 0h84v104H0z"/>`;
  const flower = `<g transform="translate(42 46)" fill="none" stroke="${ink.gold300}" stroke-width=".9">${braid("ps", ring(21, 8, 9), 9, 5)}</g>`;
  const words = `<path d="${line(code, [42, 84], 10, { tracking: 26 })}" fill="none" stroke="#fff" stroke-width="1.500" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 104" width="84" height="104">${edge}<path fill="${ink.teal700}" d="M9 9h66v86H9z"/>${flower}${words}</svg>`;
}

/** The edge of an airmail envelope; repeats from left to right. */
const drawAirmailEdge = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 8" width="48" height="8"><path fill="${ink.teal700}" d="M4 0h12l-4 8H0z"/><path fill="${ink.gold400}" d="M28 0h12l-4 8H24z"/></svg>`;

/** By file name. `code` is the brand's, in capitals and digits. */
export function guillocheDrawings(code: string): Record<string, string> {
  const letters = Object.keys(rosettes) as RosetteName[];
  return {
    ...Object.fromEntries(letters.map((name) => [`rosette-${name}.svg`, drawRosette(name)])),
    ...Object.fromEntries(range(6).map((i) => [`medallion-${i + 1}.svg`, drawMedallion(i + 3)])),
    "medallion-gold.svg": drawMedallion(5, ink.gold300),
    "rosette-commit.svg": drawCommitmentRosette(),
    "rosette-investor.svg": drawInvestorRosette(),
    "rosette-login.svg": drawLoginRosette(),
    "band-teal.svg": drawBand(ink.teal400),
    "band-gold.svg": drawBand(ink.gold400),
    "postage.svg": drawPostage(code),
    "airmail.svg": drawAirmailEdge(),
  };
}
