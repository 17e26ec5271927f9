import type { ServiceSlug } from "#content/service-page.ts";
import { ringsApart } from "./round-shapes.ts";
import { type Stamp, second } from "./stamp.ts";

/** How steep the legs of the triangle are. */
const leg = Math.atan2(254, 146);

/** Read stamp.ts first: it says what each number is. */
export const familyAndStatus = {
  "family-based-visa": {
    shape: "house",
    pad: "madder",
    turn: -3,
    wear: 8,
    words: [
      ["FAMILY", 0, 22, 42, 5.8, { tracking: 30 }],
      ["IMMEDIATE · PREFERENCE", 0, 61, 11.5, 1.9],
      ["PETITION I-130", 0, 98, 15, 2.3, second],
    ],
    emblem: ["people", -2, -42, 1.6],
    rules: [[-104, 79, 104]],
  },
  "fiance-visa": {
    shape: "rings",
    pad: "madder",
    turn: 4,
    wear: 9,
    words: [
      ["K-1", -88, 0, 48, 6.4],
      ["90", 86, -12, 44, 6],
      ["DAYS", 86, 32, 17, 2.5, second],
    ],
    arcs: [
      ["FIANCÉ", 80, "above", 15, 2.2, { dx: -ringsApart, tracking: 40 }],
      ["MARRY WITHIN", 80, "above", 13, 2, { dx: ringsApart, tracking: 30 }],
      ["FORM I-129F", 80, "below", 13, 2, { dx: -ringsApart }],
      ["OF ARRIVAL", 80, "below", 13, 2, { dx: ringsApart }],
    ],
  },
  "visa-refusal-221g": {
    shape: "slip",
    pad: "gold",
    turn: -5,
    wear: 10,
    words: [
      ["221(g)", 34, 2, 50, 6.4],
      ["DOCUMENTS REQUESTED", 0, 71, 14, 2.2, second],
    ],
    plate: {
      corners: [
        [-149, -94],
        [149, -94],
        [149, -43],
        [-149, -43],
      ],
      words: ["REVIEW AND REPLY", 0, -68, 18, 2.8],
    },
    emblem: ["reply", -100, 2, 1.4],
  },
  "student-visa": {
    shape: "triangle",
    pad: "green",
    turn: 2,
    wear: 11,
    words: [
      ["F-1", 0, 44, 46, 6.4],
      ["F · M · J", 0, 95, 15, 2.3, second],
      ["STUDENT", -52, 11, 12, 2, { angle: -leg, tracking: 40 }],
      ["FORM I-20", 52, 11, 12, 2, { angle: leg, tracking: 40 }],
    ],
    emblem: ["cap", 0, -30, 0.95],
  },
  "tn-visa": {
    shape: "slanted",
    pad: "deep",
    turn: -2,
    wear: 12,
    words: [
      ["USMCA PROFESSIONAL", 10, -58, 16, 2.5],
      ["TN", 0, 1, 54, 7],
      ["3 YEARS", -10, 61, 18, 2.7, second],
    ],
    stars: [
      [-96, 0, 12],
      [-64, 0, 8],
      [64, 0, 8],
      [96, 0, 12],
    ],
    rules: [
      [-122, -38, 140],
      [-140, 40, 122],
    ],
  },
  "i-485-adjustment-of-status": {
    shape: "cycle",
    pad: "teal",
    turn: -4,
    wear: 13,
    arcs: [
      ["ADJUSTMENT", 87, "above", 17, 2.4],
      ["OF STATUS", 87, "below", 17, 2.4],
    ],
    words: [
      ["I-485", 0, 2, 34, 4.6],
      ["IN THE US", 0, 38, 12, 1.9, second],
      ["FORM", 0, -34, 12, 1.9],
    ],
  },
  "e-3-visa": {
    shape: "diamond",
    pad: "deep",
    turn: 0,
    wear: 14,
    words: [
      ["E-3", 0, -2, 54, 6.8],
      ["2 YEARS", 0, 46, 17, 2.6, second],
      ["AUSTRALIA", 0, 71, 10, 1.8],
    ],
    // The Southern Cross.
    stars: [
      [0, -88, 7],
      [-26, -62, 6],
      [24, -68, 6],
      [0, -38, 7],
      [10, -56, 4],
    ],
    starPoints: { count: 7, inner: 0.5 },
  },
  "h-1b1-singapore-visa": {
    shape: "stadium",
    pad: "madder",
    turn: 3,
    wear: 15,
    words: [
      ["SINGAPORE", 0, -53, 16, 2.5],
      ["H-1B1", 30, -2, 44, 6],
      ["CAP 5,400 A YEAR", 0, 52, 15, 2.3, second],
    ],
    emblem: ["plane", -100, -2, 1.25],
  },
  "h-4-e-3d-td-dependent-visa-and-ead": {
    shape: "ticket",
    pad: "green",
    turn: -3,
    wear: 16,
    words: [
      ["DEPENDENT VISA", 0, -57, 16, 2.5],
      ["H-4", -102, 0, 34, 5.2],
      ["E-3D", 0, 0, 34, 5.2],
      ["TD", 102, 0, 34, 5.2],
      ["EAD · FORM I-765", 0, 57, 15, 2.3, second],
    ],
    rules: [
      [-122, -34, 122],
      [-122, 34, 122],
    ],
    uprights: [
      [-62, -22, 22],
      [62, -22, 22],
    ],
  },
} as const satisfies Partial<Record<ServiceSlug, Stamp>>;
