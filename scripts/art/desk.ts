/** The picture of the about page, 1024 by 683: a desk with an envelope, a passport full of stamps and a checklist. */
import { band, braid, curve, ring } from "./curves.ts";
import { dial, dialStyle } from "./dial.ts";
import { ink } from "./ink.ts";
import { line } from "./lettering.ts";
import { turn } from "./numbers.ts";
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
  tile,
  writing,
} from "./paper.ts";
import { putStamp } from "./stamps/draw.ts";
import { cutFace, type Face } from "./typefaces.ts";

/** `code` is the brand's, in capitals and digits. */
export async function drawDesk(code: string): Promise<string> {
  const serif = await cutFace("serif", 520);
  const italic = await cutFace("italic", 450);
  const map = placed("translate(806 172)scale(.72)", dial({ id: "ab" }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 683" width="1024" height="683">`,
    definitions(),
    filled("M0 0h1024v683H0z", ink.teal200) + map,
    placed("translate(520 388)rotate(6)", envelope(italic, code)),
    placed("translate(52 92)rotate(-5)", passport()),
    placed("translate(654 46)rotate(4)", checklist(serif)),
    placed("translate(112 596)rotate(-9)", pencil()),
    "</svg>",
  ].join("");
}

function definitions(): string {
  const waves = [0, 1].map((i) =>
    curve((x) => [x, 5 + i * 10 + 3.5 * Math.sin((turn * x) / 60 + i * Math.PI)], 0, 120, 8),
  );
  const pageBand = (colour: string, stroke: number) => {
    const tileSize = { width: 180, height: 26, strands: 5, waves: 3, narrowest: 0.35, swells: 1 };
    return boxed(band(tileSize), "none", colour, stroke);
  };
  const style = dialStyle({
    meridians: "#fff",
    land: ink.teal400,
    ring: ink.teal300,
    numerals: ink.teal500,
  });
  return [
    "<defs>",
    tile("wv", 120, 20, boxed(waves.join(""), "none", ink.teal300, 0.8)),
    tile("pg", 180, 26, pageBand(ink.teal300, 0.7)),
    tile("pg2", 180, 26, pageBand(ink.gold300, 0.8)),
    tile(
      "am",
      48,
      24,
      filled("M0 24L12 0h11L11 24z", ink.teal700) +
        filled("M24 24L36 0h11L35 24zM-24 24L-12 0h11L-13 24z", ink.gold400),
    ),
    `<style>${style}.dl-land{opacity:.5}.dl-mer{opacity:1}</style>`,
    "</defs>",
  ].join("");
}

function envelope(italic: Face, code: string): string {
  const [w, h] = [470, 268];
  const outer = `M0 0h${w}v${h}H0z`;
  const inner = (edge: number) => `M${edge} ${edge}v${h - 2 * edge}h${w - 2 * edge}V${edge}z`;
  return [
    sheet(0, 0, w, h, "#fdfcf7"),
    filled(`M0 0h${w}v${h}H0zM13 13v${h - 26}h${w - 26}V13z`, "#fff"),
    `<path fill-rule="evenodd" d="${outer}${inner(12)}" fill="url(#am)"/>`,
    postage(code),
    putStamp("postmark-kochi", [306, 92], 168, -6, 0.85),
    printed(italic, "The family file", { size: 25, at: [62, 172], colour: ink.text }),
    writing([62, 196], 200, { count: 3, gap: 22, colour: ink.teal300, stroke: 2.4, last: 0.55 }),
  ].join("");
}

function postage(code: string): string {
  const flower = braid("ps", ring(21, 8, 9), 9, 5);
  const words = line(code, [394, 118], 10, { tracking: 26 });
  return [
    filled(rectangle(352, 34, 84, 104), ink.gold200),
    `<path d="${rectangle(352, 34, 84, 104)}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 10"/>`,
    filled("M361 43h66v86h-66z", ink.teal700),
    `<g transform="translate(394 80)" fill="none" stroke="${ink.gold300}" stroke-width=".9">${flower}</g>`,
    boxed(words, "none", "#fff", 1.5),
  ].join("");
}

function passport(): string {
  const [w, h] = [262, 372];
  const page = (x: number, pattern: string) =>
    filled(rectangle(x, 0, w, h), "#fbfdfb") + filled(rectangle(x, 0, w, h), `url(#${pattern})`);
  const shadow = `<path d="M-6 -4h${2 * w + 22}v${h + 22}H-6z" fill="${ink.teal900}" fill-opacity=".16" transform="translate(8 10)"/>`;
  const pageNumbers = line("24", [26, h - 14], 9) + line("25", [2 * w - 24, h - 14], 9);
  return [
    shadow,
    filled(`M-9 -9h${2 * w + 18}v${h + 18}H-9z`, ink.teal800),
    page(0, "pg") + page(w, "pg2"),
    filled(`M${w - 16} 0h16v${h}h-16z`, ink.teal900, 0.05),
    filled(`M${w} 0h10v${h}h-10z`, ink.teal900, 0.07),
    ruled(`M${w} 0V${h}`, ink.teal300, 1),
    putStamp("b-2-visitor-visa", [122, 78], 190, -7),
    putStamp("student-visa", [150, 222], 168, 9),
    putStamp("h-1b-visa-services-for-employees", [74, 318], 118, -12),
    putStamp("h-1b-petition-filing-for-employers", [392, 66], 182, 5),
    putStamp("family-based-visa", [458, 186], 128, 11),
    putStamp("i-485-adjustment-of-status", [348, 212], 138, -8),
    putStamp("eb-5-investor-visa", [432, 314], 122, -5),
    drawn(pageNumbers, ink.teal500, 1.4),
  ].join("");
}

function checklist(serif: Face): string {
  const papers = ["Passport", "DS-160", "Appointment", "Proof of funds", "Letters", "Photographs"];
  const row = (paper: string, i: number) => {
    const y = i * 35;
    const isDone = i < papers.length - 1;
    return [
      boxed(`M27 ${88 + y}h18v18h-18z`, "none", ink.teal600, 1.6),
      isDone ? tick([35, 96 + y], 0.95) : "",
      printed(serif, paper, { size: 19, at: [60, 103 + y], colour: ink.text }),
      ruled(`M60 ${111 + y}H242`, ink.teal200, 1),
    ].join("");
  };
  return [
    sheet(0, 0, 268, 316),
    filled("M0 0h268v8H0z", ink.gold400),
    printed(serif, "Your file", { size: 31, at: [26, 54], colour: ink.teal800 }),
    ruled("M26 70H242", ink.teal800, 2),
    ...papers.map(row),
    drawn("M214 -18V34A10 10 0 0 0 234 34V-8A14 14 0 0 0 206 -8V40", ink.teal600, 3.2),
  ].join("");
}

function pencil(): string {
  return [
    filled("M6 8h330v18H6z", ink.teal900, 0.14),
    filled("M0 0h300v18H0z", ink.gold400),
    filled("M0 6h300v6H0z", ink.gold500),
    filled("M-34 0h22v18h-22a9 9 0 0 1 0 -18z", ink.madder),
    filled("M-14 0H0V18H-14z", ink.teal300),
    ruled("M-10 0V18M-5 0V18", ink.teal500, 1.5),
    filled("M300 0L338 9L300 18z", "#f3e2c0"),
    filled("M326 6.200L338 9L326 11.800z", ink.teal900),
  ].join("");
}
