/** Shapes with arcs in them. */
import { curve, ring } from "#scripts/art/curves.ts";
import { type Point, radians, short, turn } from "#scripts/art/numbers.ts";
import { circle, inset, polygon, regularCorners } from "#scripts/art/polygons.ts";
import { fine, heavy, margin as m, type Shape, type Stroke, shape } from "./shape.ts";

/** An outline and the same one 8 inside it. */
const nested = (outline: (inside: number) => string, innerWidth = fine): Stroke[] => [
  { d: outline(0), width: heavy },
  { d: outline(8), width: innerWidth },
];

export const oval = (): Shape =>
  shape(316, 206, (centre) => [
    { d: circle(centre, 158, 103), width: heavy },
    { d: circle(centre, 150, 95), width: fine },
    { d: circle(centre, 112, 60), width: fine },
  ]);

export function arch(): Shape {
  const [w, h, r] = [212, 268, 106];
  const outline = (i: number) =>
    `M${m + i} ${m + h - i}L${m + i} ${m + r}A${r - i} ${r - i} 0 0 1 ${m + w - i} ${m + r}L${m + w - i} ${m + h - i}Z`;
  const drawn = shape(w, h, () => nested(outline));
  return { ...drawn, arcCentre: [drawn.centre[0], m + r] };
}

export const octagon = (): Shape =>
  shape(250, 250, (centre) => {
    const outline = regularCorners(8, 125 / Math.cos(Math.PI / 8), centre, -90 + 22.5);
    return [
      { d: polygon(outline), width: heavy },
      { d: polygon(inset(outline, 8)), width: fine },
      { d: circle(centre, 82), width: fine },
    ];
  });

/** A round dater: the bar across it, drawn with the words, breaks the inner ring. */
export const dater = (): Shape =>
  shape(244, 244, (centre) => {
    const [x, y] = centre;
    const [r, bar] = [86, 33];
    const half = Math.sqrt(r * r - bar * bar);
    const inner = (side: 1 | -1) =>
      `M${short(x - half)} ${y + side * bar}A${r} ${r} 0 0 ${side < 0 ? 1 : 0} ${short(x + half)} ${y + side * bar}`;
    return [
      { d: circle(centre, 122), width: heavy },
      { d: inner(-1) + inner(1), width: 1.8 },
    ];
  });

export const scallop = (): Shape =>
  shape(252, 252, (centre) => [
    { d: ring(121, 5, 28, { centre }), width: 3.2 },
    { d: circle(centre, 108), width: fine },
    { d: circle(centre, 76), width: fine },
  ]);

/** How far the centres of the two rings lie from the stamp's own. */
export const ringsApart = 83;

export const rings = (): Shape =>
  shape(372, 206, ([x, y]) => {
    const [left, right]: [Point, Point] = [
      [x - ringsApart, y],
      [x + ringsApart, y],
    ];
    return [
      { d: circle(left, 103), width: heavy },
      { d: circle(right, 103), width: heavy },
      { d: circle(left, 94), width: fine },
      { d: circle(right, 94), width: fine },
    ];
  });

/** Two arrows that chase each other. */
export const cycle = (): Shape =>
  shape(252, 252, (centre) => {
    const [x, y] = centre;
    const r = 120;
    const on = (degrees: number): Point => [
      x + r * Math.cos(radians(degrees)),
      y + r * Math.sin(radians(degrees)),
    ];
    const write = ([a, b]: Point) => `${short(a)} ${short(b)}`;
    const arc = (from: number, to: number) =>
      `M${write(on(from))}A${r} ${r} 0 0 1 ${write(on(to))}`;
    const head = (degrees: number) => {
      const [tipX, tipY] = on(degrees);
      const t = radians(degrees + 90);
      const point = (u: number, v: number) =>
        write([tipX + u * Math.cos(t) - v * Math.sin(t), tipY + u * Math.sin(t) + v * Math.cos(t)]);
      return `M${point(-10, -13)}L${point(5, 0)}L${point(-10, 13)}`;
    };
    return [
      { d: arc(-168, -10) + arc(12, 170) + head(-10) + head(170), width: heavy },
      { d: circle(centre, 104), width: fine },
      { d: circle(centre, 70), width: fine },
    ];
  });

export function stadium(): Shape {
  const [w, h, r] = [322, 172, 86];
  const outline = (i: number) => {
    const end = `A${r - i} ${r - i} 0 0 1`;
    return `M${m + r} ${m + i}L${m + w - r} ${m + i}${end} ${m + w - r} ${m + h - i}L${m + r} ${m + h - i}${end} ${m + r} ${m + i}Z`;
  };
  return shape(w, h, () => nested(outline));
}

/** A ticket with its four corners punched out. */
export function ticket(): Shape {
  const [w, h, punch] = [316, 182, 22];
  const outline = (i: number) => {
    const c = punch + i;
    const bite = `A${c - i} ${c - i} 0 0 0`;
    const top = `M${m + c} ${m + i}L${m + w - c} ${m + i}${bite} ${m + w - i} ${m + c}`;
    const right = `L${m + w - i} ${m + h - c}${bite} ${m + w - c} ${m + h - i}`;
    const bottom = `L${m + c} ${m + h - i}${bite} ${m + i} ${m + h - c}`;
    return `${top}${right}${bottom}L${m + i} ${m + c}${bite} ${m + c} ${m + i}Z`;
  };
  return shape(w, h, () => nested(outline));
}

export function shield(): Shape {
  const [w, h, r] = [226, 262, 150];
  const outline = (i: number) => {
    const side = `A${r - i} ${r - i} 0 0 1`;
    return `M${m + i} ${m + i}L${m + w - i} ${m + i}L${m + w - i} ${m + 130}${side} ${m + w / 2} ${m + h - i * 1.25}${side} ${m + i} ${m + 130}Z`;
  };
  return shape(w, h, () => nested(outline, 1.7));
}

/** A postmark with its cancelling waves; words stand in the circle on the left. */
export function postmark(): Shape {
  const [w, h, r, gap] = [330, 214, 107, 34];
  const centre: Point = [m + r, m + h / 2];
  const wave = (row: number) => {
    const y = centre[1] + row * gap;
    const start = centre[0] + Math.sqrt(Math.max(0, r * r - row * row * gap * gap)) + 6;
    return curve((x) => [x, y + 6 * Math.sin((x / 46) * turn)], start, m + w, 12);
  };
  const drawn = shape(w, h, () => [
    { d: circle(centre, r), width: 3.4 },
    { d: circle(centre, 70), width: 1.8 },
    { d: [-2, -1, 0, 1, 2].map(wave).join(""), width: 3 },
  ]);
  return { ...drawn, centre };
}
