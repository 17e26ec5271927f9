/** Pictures for articles, 960 by 640: those of the seed's posts, and the guide's. */
import { curve } from "./curves.ts";
import { dial, dialStyle } from "./dial.ts";
import { ink } from "./ink.ts";
import { line } from "./lettering.ts";
import { type Point, range, seededRandom, short } from "./numbers.ts";
import {
  boxed,
  drawn,
  filled,
  placed,
  printed,
  rectangle,
  ruled,
  sheet,
  tick,
  writing,
} from "./paper.ts";
import { drawArrival, drawBulletin, drawChecks, drawNames, drawPromise } from "./paper-covers.ts";
import { background, scene } from "./scene.ts";
import { putStamp } from "./stamps/draw.ts";
import { cutFace, type Face } from "./typefaces.ts";

/** By file name. */
export async function drawCovers(): Promise<Record<string, string>> {
  const serif = await cutFace("serif", 520);
  const italic = await cutFace("italic", 450);
  return {
    "cover-1.svg": scene(ink.gold100, drawRequest(serif)),
    "cover-2.svg": scene("#d5ebe0", drawSteps()),
    "cover-3.svg": scene(ink.teal100, drawLedger(serif)),
    "cover-4.svg": scene(ink.teal800, drawAmounts(serif, italic)),
    "cover-5.svg": scene(ink.gold200, drawCalendar(serif)),
    "cover-6.svg": scene(ink.teal50, drawForm(serif)),
    "cover-7.svg": scene("#d5ebe0", drawArrival(serif, italic)),
    "cover-8.svg": scene(ink.gold100, drawBulletin(serif)),
    "cover-9.svg": scene(ink.teal100, drawPromise(serif, italic)),
    "cover-10.svg": scene(ink.gold200, drawNames(serif, italic)),
    "cover-11.svg": scene(ink.teal800, drawChecks(serif)),
  };
}

/** The letter after an interview, with what it asks for. */
function drawRequest(serif: Face): string {
  const widths = [370, 330, 390, 300, 350];
  const rows = widths.map((width, i) => {
    const y = i * 64;
    return [
      boxed(`M38 ${112 + y}h24v24h-24z`, "none", ink.teal600, 2),
      i % 2 === 0 ? tick([48, 123 + y], 1.25) : "",
      writing([84, 119 + y], width, {
        count: 2,
        gap: 18,
        colour: ink.teal200,
        stroke: 4,
        last: 0.62,
      }),
    ].join("");
  });
  return [
    background("b", [850, 90], 2, ink.gold400, 0.8),
    placed(
      "translate(170 92)rotate(-4)",
      sheet(0, 0, 520, 470),
      filled("M0 0h520v70H0z", ink.teal800),
      printed(serif, "Section 221(g)", { size: 34, at: [36, 47], colour: "#fff" }),
      ...rows,
    ),
    putStamp("visa-refusal-221g", [668, 448], 340, -9),
  ].join("");
}

/** Seven papers on one way. */
function drawSteps(): string {
  const at = (step: number): Point => [110 + step * 122, 330 + 92 * Math.sin(step * 1.05 + 2.4)];
  const last = 6;
  const steps = range(last + 1).map((i) => {
    const [x, y] = at(i);
    const edge = i === last ? ink.gold500 : ink.teal700;
    const circle = `<circle cx="${short(x)}" cy="${short(y)}" r="37" fill="#fff" stroke="${edge}" stroke-width="3"/>`;
    const number = () => drawn(line(String(i + 1), [x, y], 28), ink.teal700, 4);
    return circle + (i === last ? tick([x - 2, y + 1], 2.1) : number());
  });
  return [
    background("a", [90, 560], 1.9, ink.teal400, 0.7),
    drawn(curve(at, 0, last, 12), ink.gold500, 3),
    ...steps,
    putStamp("visa-for-nurses-rn", [760, 148], 260, 7),
  ].join("");
}

/** A year's costs, without a figure: somebody might read one as the sum to show. */
function drawLedger(serif: Face): string {
  const right = 524;
  const widths = [190, 150, 220, 130, 170, 110];
  const amounts = [92, 76, 76, 76, 48, 48];
  const rows = widths.map((width, i) => {
    const y = 120 + i * 46;
    const amount = amounts[i] ?? 0;
    const what = { count: 1, gap: 0, stroke: 5 };
    return (
      writing([34, y], width, { ...what, colour: ink.teal300 }) +
      writing([right - amount, y], amount, { ...what, colour: ink.teal600, last: 1 })
    );
  });
  const lines = range(8).map((i) => `M0 ${96 + i * 46}H560`);
  const total = { count: 1, gap: 0, colour: ink.teal800, stroke: 9, last: 1 };
  return [
    background("d", [820, 520], 1.8, ink.teal300),
    placed(
      "translate(120 80)rotate(2)",
      sheet(0, 0, 560, 480),
      printed(serif, "One year, honestly covered", {
        size: 34,
        at: [34, 62],
        colour: ink.teal800,
      }),
      drawn(lines.join(""), ink.teal200, 1.6),
      ruled("M380 96V418", ink.gold400, 1.6),
      ...rows,
      ruled("M380 422h180M380 428h180", ink.teal800, 2),
      writing([right - 108, 454], 108, total),
    ),
    putStamp("student-visa", [770, 230], 250, 8),
  ].join("");
}

function drawAmounts(serif: Face, italic: Face): string {
  return [
    background("e", [730, 320], 2.1, ink.gold500, 0.8),
    printed(serif, "$800,000", { size: 118, at: [70, 250], colour: ink.gold300 }),
    printed(italic, "in a targeted employment area", {
      size: 33,
      at: [76, 306],
      colour: "#fff",
    }),
    ruled("M74 352H640", ink.gold500, 2),
    printed(serif, "$1,050,000", { size: 118, at: [70, 478], colour: "#fff" }),
    printed(italic, "everywhere else", { size: 33, at: [76, 534], colour: ink.teal200 }),
  ].join("");
}

/** Ten business days, ticked. */
function drawCalendar(serif: Face): string {
  const [left, top, width, height] = [250, 190, 100, 78];
  const weekend = 5;
  const day = (week: number, column: number) => {
    const isWeekend = column === weekend;
    const count = week * weekend + column;
    const isTicked = !isWeekend && count >= 2 && count < 12;
    const [x, y] = [left + column * width, top + week * height];
    const free = isWeekend ? "#f4f4ee" : "#fff";
    const colour = isWeekend ? ink.teal400 : ink.text;
    const number = String(week * 7 + column + 1);
    return [
      boxed(rectangle(x, y, width, height), isTicked ? ink.teal100 : free, ink.teal300, 1.2),
      printed(serif, number, { size: 25, at: [x + 12, y + 30], colour }),
      isTicked ? tick([x + 66, y + 48], 1.5) : "",
    ].join("");
  };
  const weeks = range(4).map((week) =>
    range(6)
      .map((column) => day(week, column))
      .join(""),
  );
  return [
    background("f", [110, 110], 1.7, ink.gold400, 0.7),
    placed(
      "rotate(-2 480 320)",
      sheet(left - 24, 84, 648, 440),
      filled(rectangle(left - 24, 84, 648, 74), ink.teal700),
      printed(serif, "Ten business days", { size: 38, at: [left, 134], colour: "#fff" }),
      ...weeks,
    ),
    putStamp("paf-public-access-files-for-h-1b-employers", [240, 508], 300, -7),
  ].join("");
}

function drawForm(serif: Face): string {
  const cells = [
    [34, 110, 300],
    [346, 110, 154],
    [34, 184, 466],
    [34, 258, 210],
    [256, 258, 244],
    [34, 332, 466],
    [34, 406, 340],
  ] as const;
  const [here, filledIn] = [3, 4];
  const drawnCells = cells.map(([x, y, width], i) => {
    const answer = { count: 1, gap: 0, colour: ink.teal700, stroke: 5 };
    return [
      boxed(rectangle(x, y, width, 62), i === here ? ink.gold100 : "#fff", ink.teal500, 1.4),
      drawn(line(String(i + 1), [x + 16, y + 16], 10), ink.teal500, 1.6),
      i < filledIn ? writing([x + 18, y + 40], width * 0.52, answer) : "",
    ].join("");
  });
  const style = dialStyle({ meridians: ink.teal300, land: ink.teal400, ring: ink.teal400 });
  const map = dial({ id: "c6", hasNumerals: false });
  return [
    placed("translate(650 300)scale(.86)", `<style>${style}</style>`, map),
    placed(
      "translate(90 70)rotate(-3)",
      sheet(0, 0, 534, 500),
      printed(serif, "DS-160", { size: 46, at: [34, 76], colour: ink.teal800 }),
      filled(barCode(), ink.text),
      ...drawnCells,
    ),
  ].join("");
}

/** Says nothing. */
function barCode(): string {
  const random = seededRandom(160);
  let d = "";
  let x = 300;
  while (x < 500) {
    const width = 2 + Math.floor(random() * 4);
    d += `M${x} 40h${width}v40h-${width}z`;
    x += width + 2 + Math.floor(random() * 5);
  }
  return d;
}
