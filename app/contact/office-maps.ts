type Point = readonly [x: number, y: number];

/** In units of the drawing, 640 by 360, north up. Shores are smoothed when drawn. */
export type OfficeMap = {
  /** What a reader sees, for those who do not. */
  caption: string;
  /** Water all around and land in it, or the other way round. */
  ground: "land" | "water";
  /** What lies on the ground, as closed shores. */
  shapes: readonly (readonly Point[])[];
  /** Path data. `grid` is a pattern of blocks and is moved by its `place`; `crossings` run over the water. */
  streets: string;
  grid?: { path: string; place: string };
  crossings: string;
  railway?: string;
  /** The office's own street, drawn in gold, and the office on it. */
  street: string;
  office: Point;
  /** What people steer by. */
  landmark?: Point;
  labels: readonly { text: string; at: Point; anchor?: "start" | "middle" | "end" }[];
};

/** By the address of brand.ts that it shows: an office that moves has no drawing until somebody makes one. */
export const officeMaps: Readonly<Record<string, OfficeMap>> = {
  /** 150 units to a kilometre, around Congress Avenue and 6th Street. The grid's unit is one block. */
  "Congress Avenue, Austin, Texas, USA": {
    caption: "Congress Avenue runs from the State Capitol down to Lady Bird Lake.",
    ground: "land",
    shapes: [
      [
        [-20, 108],
        [60, 168],
        [140, 218],
        [215, 243],
        [290, 262],
        [330, 300],
        [366, 380],
        [330, 380],
        [302, 324],
        [272, 292],
        [205, 274],
        [128, 248],
        [48, 200],
        [-20, 146],
      ],
    ],
    streets:
      "M-10 300C90 290 180 300 262 330M262 330L420 350M120 380L150 330M60 260L20 380M560-10L470 370",
    grid: {
      path: "M-9-14V5M-8-14V5M-7-14V5M-6-14V5M-5-14V5M-4-14V5M-3-14V5M-2-14V5M-1-14V-9M-1-5V5M0-14V-9M1-14V-9M1-5V5M2-14V5M3-14V5M4-14V5M5-14V5M6-14V5M7-14V5M11-14V7M14-14V7M-10 5H15M-10 4H15M-10 3H7M-10 2H7M-10 1H15M-10 0H7M-10-1H15M-10-2H7M-10-3H7M-10-4H7M-10-5H15M-10-6H-1M1-6H7M-10-7H-1M1-7H7M-10-8H-1M1-8H7M-10-9H15M-10-10H7M-10-11H7M-10-12H15",
      place: "translate(321 173.5) rotate(16.3) scale(16)",
    },
    crossings: "M152 214L138 254M250 246L238 290",
    street: "M347 82L278 320L258 388",
    office: [312, 204],
    landmark: [354, 58],
    labels: [
      { text: "Congress Avenue", at: [330, 211] },
      { text: "Capitol", at: [372, 65] },
      { text: "Lady Bird Lake", at: [24, 296] },
    ],
  },

  /** 80 units to a kilometre, around the harbour mouth. */
  "Marine Drive, Kochi, Kerala, India": {
    caption: "Marine Drive follows the water on the Ernakulam side, across from Bolgatty.",
    ground: "water",
    shapes: [
      // Ernakulam, the mainland.
      [
        [414, -20],
        [420, 30],
        [427, 62],
        [440, 96],
        [462, 148],
        [480, 182],
        [506, 224],
        [532, 278],
        [556, 340],
        [570, 390],
        [680, 390],
        [680, -20],
      ],
      // Bolgatty.
      [
        [334, -20],
        [340, 40],
        [354, 84],
        [371, 114],
        [386, 88],
        [390, 40],
        [386, -20],
      ],
      // Vallarpadam.
      [
        [206, -20],
        [212, 50],
        [226, 100],
        [247, 130],
        [272, 104],
        [292, 60],
        [300, -20],
      ],
      // Vypin.
      [
        [74, -20],
        [92, 40],
        [122, 116],
        [150, 166],
        [168, 134],
        [182, 70],
        [184, -20],
      ],
      // Fort Kochi and Mattancherry.
      [
        [112, 252],
        [126, 222],
        [154, 211],
        [190, 216],
        [226, 226],
        [262, 262],
        [288, 304],
        [312, 390],
        [128, 390],
        [122, 310],
      ],
      // Willingdon Island.
      [
        [296, 222],
        [304, 206],
        [332, 206],
        [398, 246],
        [430, 296],
        [458, 390],
        [356, 390],
        [322, 306],
      ],
    ],
    streets:
      "M452-10C470 60 492 110 510 160S566 300 596 370M476-10C494 60 530 150 546 200S590 300 620 370M440 40H640M446 84L640 70M462 128L640 118M480 170L640 160M504 210L640 206M520 250L640 252M540 300L640 300M154 222L200 300L210 370M140 250L262 286M150 330L290 326M130 10L156 150M330 226L420 340M250-10L246 118M362-10L368 104",
    crossings: "M424 46L350 50L286 66L226 74L178 80M410 268L516 254M440 330L548 316",
    railway: "M560-10C572 60 566 130 572 200S592 320 600 370",
    street: "M424 42L433 76L446 108L466 152L478 174",
    office: [444, 104],
    labels: [
      { text: "Marine Drive", at: [462, 111] },
      { text: "Bolgatty", at: [362, 146], anchor: "middle" },
      { text: "Vypin", at: [96, 126], anchor: "end" },
      { text: "Fort Kochi", at: [196, 272], anchor: "middle" },
      { text: "Willingdon", at: [386, 316], anchor: "middle" },
    ],
  },
};
