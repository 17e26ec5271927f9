/** Words in the engraver's alphabet, along a line or round a circle, as one path. */
import { glyph } from "./alphabet.ts";
import { type Point, radians, short } from "./numbers.ts";

const blankWidth = 30;

const widthOf = (letter: string) => (letter === " " ? blankWidth : glyph(letter)[0]);

/** `tracking` is the room between letters, in hundredths of the size. */
function wordsWidth(words: string, size: number, tracking: number): number {
  const sum = [...words].reduce((width, letter) => width + (widthOf(letter) + tracking), 0);
  return (sum - tracking) * (size / 100);
}

/** A straight line of words; its middle lies at the point. `angle` in radians. */
export function line(
  words: string,
  [x, y]: Point,
  size: number,
  { tracking = 22, angle = 0 } = {},
): string {
  const scale = size / 100;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let along = -wordsWidth(words, size, tracking) / 2;
  let d = "";
  for (const letter of words) {
    const origin = [
      x + along * cos + (size / 2) * sin,
      y + along * sin - (size / 2) * cos,
    ] as const;
    d += placed(letter, origin, scale, angle);
    along += (widthOf(letter) + tracking) * scale;
  }
  return d;
}

type Arc = {
  centre: Point;
  radius: number;
  /** Of an ellipse's other half-axis. */
  high?: number;
  /** Where the words' middle lies: degrees, 0 right, 90 down. */
  middle: number;
  size: number;
  tracking: number;
  /** Along the lower half, words run the other way to stay readable. */
  isBelow?: boolean;
};

/** Words round a circle or an ellipse. */
export function arcLine(
  words: string,
  { centre: [x, y], radius, high = radius, middle, size, tracking, isBelow = false }: Arc,
): string {
  const scale = size / 100;
  const direction = isBelow ? -1 : 1;
  const speed = (t: number) => Math.hypot(radius * Math.sin(t), high * Math.cos(t));
  const walk = (from: number, length: number) => {
    const steps = Math.max(1, Math.ceil(Math.abs(length) / 0.5));
    let t = from;
    for (let i = 0; i < steps; i++) t += (direction * length) / steps / speed(t);
    return t;
  };
  let t = walk(radians(middle), -wordsWidth(words, size, tracking) / 2);
  let d = "";
  for (const letter of words) {
    const width = widthOf(letter) * scale;
    const centre = walk(t, width / 2);
    const [centreX, centreY] = [x + radius * Math.cos(centre), y + high * Math.sin(centre)];
    const dx = -radius * Math.sin(centre) * direction;
    const dy = high * Math.cos(centre) * direction;
    const length = Math.hypot(dx, dy);
    const [alongX, alongY] = [dx / length, dy / length];
    const origin = [
      centreX - (alongX * width) / 2 + (size / 2) * alongY,
      centreY - (alongY * width) / 2 - (size / 2) * alongX,
    ] as const;
    d += placed(letter, origin, scale, Math.atan2(alongY, alongX));
    t = walk(centre, width / 2 + tracking * scale);
  }
  return d;
}

/** A letter's path, scaled, turned and moved. */
function placed(letter: string, [x, y]: Point, scale: number, angle: number): string {
  if (letter === " ") return "";
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const point = (a = 0, b = 0) => `${short(a * cos - b * sin + x)} ${short(a * sin + b * cos + y)}`;
  return glyph(letter)[1].replace(/([MLAZ])([^MLAZ]*)/g, (_, command: string, list: string) => {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === "Z") return "Z";
    if (command !== "A") return command + point(numbers[0], numbers[1]);
    const [rx = 0, ry = 0, tilt = 0, large, sweep, endX, endY] = numbers;
    const radii = `${short(rx * scale)} ${short(ry * scale)}`;
    return `A${radii} ${short(tilt + (angle * 180) / Math.PI)} ${large} ${sweep} ${point(endX, endY)}`;
  });
}
