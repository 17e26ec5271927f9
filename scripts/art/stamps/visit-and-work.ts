import type { ServiceSlug } from "#content/service-page.ts";
import { type Stamp, second } from "./stamp.ts";

/** Read stamp.ts first: it says what each number is. */
export const visitAndWork = {
  "b-1-business-visitor-visa": {
    shape: "chamfer",
    pad: "teal",
    turn: -4,
    wear: 0,
    words: [
      ["BUSINESS VISITOR", 0, -67, 19, 2.8],
      ["B-1", 38, -8, 60, 7],
    ],
    plate: {
      corners: [
        [-137, 36],
        [137, 36],
        [137, 74],
        [120, 89],
        [-120, 89],
        [-137, 74],
      ],
      words: ["UP TO 6 MONTHS", 0, 62, 19, 2.9],
    },
    emblem: ["case", -84, -8, 1.5],
    rules: [[-136, -46, 136]],
  },
  "b-2-visitor-visa": {
    shape: "oval",
    pad: "teal",
    turn: 5,
    wear: 1,
    arcs: [
      ["VISITOR", 131, "above", 19, 2.6, { high: 77 }],
      ["TOURISM · FAMILY · MEDICAL", 131, "below", 14, 2.1, { high: 77 }],
    ],
    words: [
      ["B-2", 26, -10, 46, 5.5],
      ["UP TO 6 MONTHS", 0, 32, 13, 2, second],
    ],
    emblem: ["sun", -58, -12, 1.1],
  },
  "l-1a-new-office-visa": {
    shape: "arch",
    pad: "deep",
    turn: -3,
    wear: 2,
    arcs: [["NEW OFFICE", 82, "above", 18, 2.5]],
    words: [
      ["L-1A", 0, 30, 54, 6],
      ["1 YEAR, THEN 2", 0, 96, 17, 2.4, second],
    ],
    emblem: ["key", 0, -36, 1.3],
    rules: [[-92, 70, 92]],
  },
  "eb-5-investor-visa": {
    shape: "octagon",
    pad: "gold",
    turn: 4,
    wear: 3,
    arcs: [
      ["IMMIGRANT INVESTOR", 101, "above", 17, 2.4],
      ["10 JOBS · 2 YEARS", 101, "below", 15, 2.2, second],
    ],
    words: [
      ["EB-5", 0, 10, 50, 6.4],
      ["GREEN CARD", 0, 52, 13, 2.1, second],
    ],
    emblem: ["bars", 0, -44, 1.05],
  },
  "h-1b-petition-filing-for-employers": {
    shape: "hexagon",
    pad: "deep",
    turn: 3,
    wear: 4,
    words: [
      ["EMPLOYER PETITION", 0, -68, 15, 2.4],
      ["H-1B", 28, -2, 58, 7],
      ["3 + 3 YEARS", 0, 68, 18, 2.7, second],
    ],
    emblem: ["tower", -102, -2, 1.4],
    rules: [
      [-120, -44, 120],
      [-120, 44, 120],
    ],
  },
  "h-1b-visa-services-for-employees": {
    shape: "dater",
    pad: "teal",
    turn: -6,
    wear: 5,
    arcs: [
      ["SPECIALTY", 104, "above", 19, 2.8],
      ["OCCUPATION", 104, "below", 19, 2.8],
    ],
    words: [["EMPLOYEE", 0, 52, 13, 2.1, second]],
    plate: {
      corners: [
        [-121, -33],
        [121, -33],
        [121, 33],
        [-121, 33],
      ],
      words: ["H-1B", 0, 0, 42, 6],
    },
    emblem: ["badge", 0, -55, 0.95],
  },
  "visa-for-nurses-rn": {
    shape: "scallop",
    pad: "green",
    turn: 5,
    wear: 6,
    arcs: [
      ["REGISTERED NURSE", 92, "above", 17, 2.5],
      ["NCLEX · VISASCREEN", 92, "below", 15, 2.3],
    ],
    words: [
      ["RN", 0, 16, 46, 6.2],
      ["EB-3", 0, 54, 13, 2.1, second],
    ],
    emblem: ["pulse", 0, -36, 1.35],
  },
  "paf-public-access-files-for-h-1b-employers": {
    shape: "folder",
    pad: "gold",
    turn: -2,
    wear: 7,
    words: [
      ["H-1B", -100, -85, 14, 2.2, { tracking: 40 }],
      ["PAF", 34, -12, 56, 6.8],
      ["PUBLIC ACCESS FILE", 0, 40, 15, 2.3],
      ["10 BUSINESS DAYS", 0, 74, 15, 2.3, second],
    ],
    emblem: ["folder", -84, -12, 1.5],
  },
} as const satisfies Partial<Record<ServiceSlug, Stamp>>;
