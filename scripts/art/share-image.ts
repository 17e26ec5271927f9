/** What is shown when somebody shares a page: 1200 by 630, its name, the brand, and a stamp or the dial. */
import sharp from "sharp";
import { shareImageSize } from "#content/share-image.ts";
import { band } from "./curves.ts";
import { dial, dialStyle } from "./dial.ts";
import { ink } from "./ink.ts";
import { mark } from "./mark.ts";
import { range } from "./numbers.ts";
import { filled } from "./paper.ts";
import { putStamp, type StampName, stampProportion } from "./stamps/draw.ts";
import { cutFace, type Face, outline } from "./typefaces.ts";

export type SharePage = {
  title: string;
  /** One short line below it. */
  note: string;
  /** Without it, the dial. */
  stamp?: StampName;
};

/** The name as the logo sets it: the second part in gold. */
type NameParts = readonly [first: string, second: string];

/** Plain ground and few inks: a palette holds them, and dots of two colours would only make the file larger. */
const png = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 };

export async function shareImage(page: SharePage, name: NameParts): Promise<Buffer> {
  const drawing = Buffer.from(await drawShareImage(page, name));
  return sharp(drawing).png(png).toBuffer();
}

async function drawShareImage(page: SharePage, name: NameParts): Promise<string> {
  const { width, height } = shareImageSize;
  const ground = `M0 0h${width}v${height}H0z`;
  const style = dialStyle({ ground: ink.paper, land: ink.teal400 });
  const shade = page.stamp ? 260 : 400;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style}</style>`,
    filled(ground, ink.paper),
    page.stamp ? stampOnDial(page.stamp) : wholeDial(),
    fade(),
    filled(`M440 0h${shade}v${height}H440z`, "url(#fade)"),
    await wordmark(name),
    await words(page),
    foot(),
    "</svg>",
  ].join("");
}

const wholeDial = () => `<g transform="translate(946 316)scale(.84)">${dial()}</g>`;

function stampOnDial(stamp: StampName): string {
  const [x, y] = [950, 300];
  const map = dial({ hasNumerals: false, hasRoute: false });
  return [
    `<circle cx="${x}" cy="${y}" r="228" fill="#fff"/>`,
    `<g transform="translate(${x} ${y})scale(.64)">${map}</g>`,
    `<circle cx="${x}" cy="${y}" r="198" fill="#fff" fill-opacity=".93"/>`,
    putStamp(stamp, [x, y], Math.min(330, 310 * stampProportion(stamp))),
  ].join("");
}

/** Under the words, the drawing steps back. */
function fade(): string {
  const stops = [
    [0, 1],
    [0.5, 0.86],
    [1, 0],
  ].map(
    ([offset, opacity]) =>
      `<stop offset="${offset}" stop-color="${ink.paper}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="fade">${stops.join("")}</linearGradient>`;
}

async function wordmark([first, second]: NameParts): Promise<string> {
  const face = await cutFace("serif", 560);
  const [size, x, baseline] = [38, 136, 104];
  const start = outline(face, first, { size, at: [x, baseline] });
  const end = outline(face, second, { size, at: [x + start.width + 2.5, baseline] });
  const globe = `<g transform="translate(72 60)scale(.94)">${mark()}</g>`;
  return globe + filled(start.d, ink.teal800) + filled(end.d, ink.gold600);
}

async function words({ title, note, stamp }: SharePage): Promise<string> {
  const face = await cutFace("serif", 520);
  const { size, lines } = fitted(face, title, stamp ? 550 : 690);
  const lineHeight = size * 1.08;
  const first = 352 - ((lines.length - 1) * lineHeight) / 2;
  const set = lines.map((line, i) => {
    const at = [72, first + i * lineHeight] as const;
    return filled(outline(face, line, { size, at, spacing: -size * 0.012 }).d, ink.teal800);
  });
  const below = [74, first + (lines.length - 1) * lineHeight + 66] as const;
  const noted = outline(await cutFace("text", 450), note, { size: 27, at: below });
  return set.join("") + filled(noted.d, ink.softText);
}

/** The largest size that needs no more than three lines. */
function fitted(face: Face, title: string, width: number): { size: number; lines: string[] } {
  for (let size = 84; ; size -= 4) {
    const lines = wrap(face, title, size, width);
    if (lines.length <= 3 || size <= 52) return { size, lines: balanced(face, lines, size) };
  }
}

/** The same number of lines, the longest as short as it can be. */
function balanced(face: Face, lines: string[], size: number): string[] {
  const widest = (some: string[]) =>
    Math.max(...some.map((line) => outline(face, line, { size }).width));
  const narrower = wrap(face, lines.join(" "), size, widest(lines) - 1);
  const isBetter = narrower.length === lines.length && widest(narrower) < widest(lines);
  return isBetter ? balanced(face, narrower, size) : lines;
}

function wrap(face: Face, title: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    const isFitting = outline(face, longer, { size }).width <= width;
    if (isFitting && lines.length) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function foot(): string {
  const tileWidth = 240;
  const tile = { width: tileWidth, height: 32, strands: 6, waves: 4, narrowest: 0.4, swells: 2 };
  const d = band(tile);
  const tiles = range(shareImageSize.width / tileWidth).map(
    (i) => `<path transform="translate(${i * tileWidth} 590)" d="${d}"/>`,
  );
  const lines = `<g fill="none" stroke="${ink.gold400}" stroke-width="1.100">${tiles.join("")}</g>`;
  return filled("M0 582h1200v48H0z", ink.teal900) + lines;
}
