import { type Point, radians, range, short } from "./numbers.ts";

/** Corners of a regular polygon, the first at `start` degrees. */
export function regularCorners(
  count: number,
  radius: number,
  [x, y]: Point,
  start: number,
): Point[] {
  return range(count).map((i) => {
    const angle = radians(start + (360 / count) * i);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const at = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** A closed polygon with its corners rounded. */
export function polygon(corners: readonly Point[], radius = 0): string {
  if (!radius) return `M${corners.map(([x, y]) => at(x, y)).join("L")}Z`;
  const parts = corners.map((corner, i) => {
    const before = neighbour(corners, i - 1);
    return `${i ? "L" : "M"}${roundedCorner(before, corner, neighbour(corners, i + 1), radius)}`;
  });
  return `${parts.join("")}Z`;
}

function roundedCorner(before: Point, [x, y]: Point, after: Point, radius: number): string {
  const [aX, aY] = [before[0] - x, before[1] - y];
  const [bX, bY] = [after[0] - x, after[1] - y];
  const [aLength, bLength] = [Math.hypot(aX, aY), Math.hypot(bX, bY)];
  const half = Math.acos((aX * bX + aY * bY) / (aLength * bLength)) / 2;
  const cut = Math.min(radius / Math.tan(half), aLength / 2, bLength / 2);
  const r = short(cut * Math.tan(half));
  const from = at(x + (aX / aLength) * cut, y + (aY / aLength) * cut);
  const to = at(x + (bX / bLength) * cut, y + (bY / bLength) * cut);
  const isClockwise = aX * bY - aY * bX < 0;
  return `${from}A${r} ${r} 0 0 ${isClockwise ? 1 : 0} ${to}`;
}

/** The same polygon so much smaller on every side. */
export function inset(corners: readonly Point[], distance: number): Point[] {
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = neighbour(corners, i + 1);
    return sum + x * nextY - nextX * y;
  }, 0);
  const inwards = Math.sign(area);
  const sides = corners.map(([x, y], i) => {
    const [nextX, nextY] = neighbour(corners, i + 1);
    const [dx, dy] = [nextX - x, nextY - y];
    const length = Math.hypot(dx, dy);
    return {
      x: x + (-dy / length) * inwards * distance,
      y: y + (dx / length) * inwards * distance,
      dx,
      dy,
    };
  });
  return sides.map((side, i) => crossing(neighbour(sides, i - 1), side));
}

type Side = { x: number; y: number; dx: number; dy: number };

function crossing(a: Side, b: Side): Point {
  const t = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / (a.dx * b.dy - a.dy * b.dx);
  return [a.x + a.dx * t, a.y + a.dy * t];
}

function neighbour<T>(ring: readonly T[], index: number): T {
  const found = ring[(index + ring.length) % ring.length];
  if (found === undefined) throw new Error("A polygon has corners");
  return found;
}

/** An ellipse where `high` is given. */
export function circle([x, y]: Point, radius: number, high = radius): string {
  const arc = `A${short(radius)} ${short(high)} 0 1 1 `;
  return `M${at(x - radius, y)}${arc}${at(x + radius, y)}${arc}${at(x - radius, y)}Z`;
}

export function star([x, y]: Point, radius: number, inner: number, points: number): string {
  const corners = range(points * 2).map((i) => {
    const angle = radians(-90 + (180 / points) * i);
    const reach = i % 2 ? inner : radius;
    return at(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  });
  return `M${corners.join("L")}Z`;
}
