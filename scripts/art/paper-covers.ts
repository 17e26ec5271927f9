/** Five more pictures for articles, each of the paper that its article is about. */
import { ink } from "./ink.ts";
import { range } from "./numbers.ts";
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
import { background } from "./scene.ts";
import { putStamp } from "./stamps/draw.ts";
import type { Face } from "./typefaces.ts";

const words = { count: 1, gap: 0, colour: ink.teal300, stroke: 5 };

/** The record of an arrival; the line that counts is marked. */
export function drawArrival(serif: Face, italic: Face): string {
  const rows = [300, 220, 360, 180].map((width, i) => {
    const y = 150 + i * 84;
    const isTheDate = i === 2;
    return [
      isTheDate ? boxed(rectangle(26, y - 44, 488, 74), ink.gold100, ink.gold500, 2) : "",
      isTheDate
        ? printed(italic, "admit until", { size: 36, at: [48, y + 5], colour: ink.teal800 })
        : writing([40, y - 8], width, words),
      isTheDate ? tick([470, y - 8], 2) : ruled(`M40 ${y + 26}H500`, ink.teal100, 2),
    ].join("");
  });
  return [
    background("c", [820, 500], 1.9, ink.teal400, 0.7),
    placed(
      "translate(130 70)rotate(-3)",
      sheet(0, 0, 540, 490),
      filled("M0 0h540v84H0z", ink.teal800),
      printed(serif, "I-94", { size: 50, at: [36, 60], colour: "#fff" }),
      ...rows,
    ),
    putStamp("b-2-visitor-visa", [740, 210], 270, 8),
  ].join("");
}

/** A monthly table: letters stand for no line and no numbers, strokes for dates; one place is yours. */
export function drawBulletin(serif: Face): string {
  const [left, top, width, height] = [40, 150, 120, 74];
  const marks = ["C", "", "", "C", "", "C", "", "", "", "", "", "U", "", "C", "", ""];
  const [row, column] = [2, 2];
  const cells = marks.map((mark, at) => {
    const [x, y] = [left + (at % 4) * width, top + Math.floor(at / 4) * height];
    const isYours = at === row * 4 + column;
    return [
      boxed(rectangle(x, y, width, height), isYours ? ink.gold100 : "#fff", ink.teal300, 1.4),
      mark
        ? printed(serif, mark, { size: 32, at: [x + 48, y + 48], colour: ink.teal700 })
        : writing([x + 28, y + 38], 64, { ...words, last: 1 }),
      isYours ? boxed(rectangle(x, y, width, height), "none", ink.gold600, 4) : "",
    ].join("");
  });
  return [
    background("b", [150, 540], 2, ink.gold400, 0.7),
    placed(
      "translate(300 70)rotate(2)",
      sheet(0, 0, 560, 490),
      printed(serif, "Visa Bulletin", { size: 46, at: [40, 76], colour: ink.teal800 }),
      ruled("M40 104H520M40 110H520", ink.gold500, 2),
      ...cells,
    ),
    putStamp("i-485-adjustment-of-status", [210, 190], 250, -8),
  ].join("");
}

/** A promise with its measure and its signature. */
export function drawPromise(serif: Face, italic: Face): string {
  return [
    background("d", [760, 130], 1.9, ink.teal500, 0.8),
    placed(
      "translate(120 76)rotate(-2)",
      sheet(0, 0, 500, 480),
      printed(serif, "Form I-864", { size: 40, at: [40, 74], colour: ink.teal800 }),
      writing([40, 122], 420, { ...words, count: 3, gap: 30 }),
      printed(serif, "125 %", { size: 104, at: [36, 300], colour: ink.gold600 }),
      printed(italic, "of the poverty line", { size: 32, at: [42, 350], colour: ink.teal700 }),
      ruled("M40 430H330", ink.teal800, 2),
      drawn(
        "M52 424c24-46 38-52 40-20s-20 34-4 10 34-30 34-6 20 6 32-4 20-14 26 4 26-2 44-18",
        ink.teal700,
        3.5,
      ),
      tick([410, 412], 2.2),
    ),
    putStamp("family-based-visa", [736, 440], 290, 7),
  ].join("");
}

/** Three papers and one name on all of them. */
export function drawNames(serif: Face, italic: Face): string {
  const papers = [
    { at: "translate(40 160)rotate(-6)", ground: ink.gold100, name: "Birth" },
    { at: "translate(335 95)rotate(-1)", ground: "#fff", name: "Passport" },
    { at: "translate(640 140)rotate(5)", ground: ink.teal50, name: "School" },
  ];
  return [
    background("f", [480, 600], 2.4, ink.gold500, 0.75),
    ...papers.map(({ at, ground, name }) =>
      placed(
        at,
        sheet(0, 0, 290, 370, ground),
        printed(serif, name, { size: 38, at: [30, 66], colour: ink.teal800 }),
        ruled("M30 88H260", ink.gold500, 2),
        writing([30, 128], 200, { ...words, count: 2, gap: 28 }),
        filled(rectangle(20, 192, 250, 60), ink.teal700),
        printed(italic, "one name", { size: 34, at: [40, 232], colour: "#fff" }),
        tick([236, 222], 1.7),
        writing([30, 292], 230, { ...words, count: 2, gap: 28 }),
      ),
    ),
  ].join("");
}

/** What to look at before anybody is paid. */
export function drawChecks(serif: Face): string {
  const checks = ["An official link", "A written scope", "No guarantee"];
  return [
    background("e", [180, 330], 2.1, ink.gold500, 0.7),
    placed(
      "translate(300 110)rotate(2)",
      sheet(0, 0, 540, 400),
      filled("M0 0h540v90H0z", ink.gold300),
      printed(serif, "Three checks", { size: 46, at: [40, 62], colour: ink.teal800 }),
      ...range(3).map((i) =>
        [
          boxed(rectangle(42, 130 + i * 84, 46, 46), "none", ink.teal600, 2.5),
          tick([62, 154 + i * 84], 2.1),
          printed(serif, checks[i] ?? "", { size: 38, at: [118, 167 + i * 84], colour: ink.text }),
        ].join(""),
      ),
    ),
  ].join("");
}
