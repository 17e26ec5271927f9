import { type Stamp, second } from "./stamp.ts";

/** Stamps that are no service. The postmarks name the offices: another office is another postmark. */
export const otherStamps = {
  "attorney-connect": {
    shape: "shield",
    pad: "deep",
    turn: 4,
    wear: 40,
    words: [
      ["ATTORNEY", 0, 6, 30, 4.6, { tracking: 24 }],
      ["CONNECT", 0, 46, 20, 3, second],
      ["REFERRAL", 0, 78, 13, 2.1],
    ],
    emblem: ["scales", 0, -62, 1.9],
  },
  evaluation: {
    shape: "ribbon",
    pad: "green",
    turn: -3,
    wear: 41,
    words: [
      ["ACADEMIC AND WORK", 0, -48, 15, 2.4],
      ["EVALUATION", 0, 0, 34, 5, { tracking: 22 }],
      ["DEGREE EQUIVALENCE", 0, 47, 14, 2.2, second],
    ],
  },
  "not-found": {
    shape: "hexagon",
    pad: "teal",
    turn: -5,
    wear: 42,
    words: [
      ["PAGE NOT FOUND", 0, -68, 16, 2.5],
      ["404", 0, 0, 66, 7.6],
      ["OFF THE MAP", 0, 68, 17, 2.6, second],
    ],
    rules: [
      [-120, -46, 120],
      [-120, 46, 120],
    ],
  },
  "postmark-kochi": {
    shape: "postmark",
    pad: "deep",
    turn: -8,
    wear: 43,
    arcs: [
      ["KOCHI", 88, "above", 20, 2.6],
      ["KERALA", 88, "below", 20, 2.6],
    ],
    words: [
      ["682", 0, -22, 20, 2.6],
      ["INDIA", 0, 10, 24, 3.2],
      ["9.93 N", 0, 40, 13, 2],
    ],
  },
  "postmark-austin": {
    shape: "postmark",
    pad: "deep",
    turn: 6,
    wear: 44,
    arcs: [
      ["AUSTIN", 88, "above", 20, 2.6],
      ["TEXAS", 88, "below", 20, 2.6],
    ],
    words: [
      ["787", 0, -22, 20, 2.6],
      ["USA", 0, 10, 24, 3.2],
      ["30.27 N", 0, 40, 13, 2],
    ],
  },
} as const satisfies Record<string, Stamp>;
