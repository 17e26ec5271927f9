/** Shapes with corners, and those drawn with a ruler and a compass. */
import { polygon } from "#scripts/art/polygons.ts";
import { corners, doubleLine, fine, heavy, margin as m, type Shape, shape } from "./shape.ts";

/** A rectangle with cut corners, for a visit on business. */
export function chamfer(): Shape {
  const [w, h, cut] = [300, 196, 26];
  const outline = corners(
    [cut, 0],
    [w - cut, 0],
    [w, cut],
    [w, h - cut],
    [w - cut, h],
    [cut, h],
    [0, h - cut],
    [0, cut],
  );
  return shape(w, h, () => doubleLine(outline, 8));
}

export function hexagon(): Shape {
  const [w, h, cut] = [312, 206, 58];
  const outline = corners([cut, 0], [w - cut, 0], [w, h / 2], [w - cut, h], [cut, h], [0, h / 2]);
  return shape(w, h, () => doubleLine(outline, 8));
}

/** A folder with its tab. */
export function folder(): Shape {
  const [w, h] = [304, 212];
  const outline = corners([0, 0], [104, 0], [122, 26], [w, 26], [w, h], [0, h]);
  const page = corners([9, 40], [w - 9, 40], [w - 9, h - 9], [9, h - 9]);
  return shape(w, h, () => [
    { d: polygon(outline, 5), width: heavy },
    { d: polygon(page), width: fine },
  ]);
}

export function house(): Shape {
  const [w, h, eaves] = [248, 256, 88];
  const outline = corners([w / 2, 0], [w, eaves], [w, h], [0, h], [0, eaves]);
  return shape(w, h, () => doubleLine(outline, 9));
}

/** A slip with ruled-off head and foot. */
export function slip(): Shape {
  const [w, h] = [300, 190];
  const rule = (y: number) => `M${m} ${m + y}L${m + w} ${m + y}`;
  return shape(w, h, () => [
    { d: polygon(corners([0, 0], [w, 0], [w, h], [0, h]), 14), width: heavy },
    { d: rule(52) + rule(h - 48), width: 1.8 },
  ]);
}

export function triangle(): Shape {
  const [w, h] = [292, 254];
  return shape(w, h, () => doubleLine(corners([w / 2, 0], [w, h], [0, h]), 10, 20));
}

export function slanted(): Shape {
  const [w, h, slant] = [322, 178, 42];
  const outline = corners([slant, 0], [w, 0], [w - slant, h], [0, h]);
  return shape(w, h, () => doubleLine(outline, 8));
}

export function diamond(): Shape {
  const [w, h] = [296, 248];
  const outline = corners([w / 2, 0], [w, h / 2], [w / 2, h], [0, h / 2]);
  return shape(w, h, () => doubleLine(outline, 9, 10));
}

export function ribbon(): Shape {
  const [w, h, notch] = [330, 168, 26];
  const outline = corners([0, 0], [w, 0], [w - notch, h / 2], [w, h], [0, h], [notch, h / 2]);
  return shape(w, h, () => doubleLine(outline, 8));
}
