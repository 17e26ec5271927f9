import type { emblems } from "./emblems.ts";
import type { shapes } from "./shapes.ts";

/** Each stamp has an ink, and a second one for the fact on its date-line. */
export type Pad = "teal" | "deep" | "gold" | "green" | "madder";

type Words = readonly [
  text: string,
  /** From the shape's centre. */
  dx: number,
  dy: number,
  size: number,
  stroke: number,
  options?: { isSecondInk?: boolean; tracking?: number /** Radians. */; angle?: number },
];

type ArcWords = readonly [
  text: string,
  radius: number,
  side: "above" | "below",
  size: number,
  stroke: number,
  options?: {
    isSecondInk?: boolean;
    tracking?: number;
    /** Of the shape's centre. */
    dx?: number;
    /** The other half-axis of an ellipse. */
    high?: number;
  },
];

/** Everything that makes one stamp. Places are measured from the shape's centre. */
export type Stamp = {
  shape: keyof typeof shapes;
  pad: Pad;
  /** Degrees by which it is turned where it is put down. */
  turn: number;
  /** Chooses where the pad was dry: a number that no other stamp has. */
  wear: number;
  words: readonly Words[];
  arcs?: readonly ArcWords[];
  emblem?: readonly [name: keyof typeof emblems, dx: number, dy: number, scale: number];
  /** A filled plate, with its words left white. */
  plate?: {
    corners: readonly (readonly [dx: number, dy: number])[];
    words: readonly [text: string, dx: number, dy: number, size: number, stroke: number];
  };
  /** Thin lines across and down. */
  rules?: readonly (readonly [fromX: number, y: number, toX: number])[];
  uprights?: readonly (readonly [x: number, fromY: number, toY: number])[];
  stars?: readonly (readonly [dx: number, dy: number, radius: number])[];
  /** Five points, unless said otherwise; how deep they are cut. */
  starPoints?: { count: number; inner: number };
};

/** For the fact on the date-line. */
export const second = { isSecondInk: true } as const;
