/** Where there is land, and the shortest way between two places, on a globe. Longitude and latitude in degrees. */
import { mesh } from "topojson-client";
import type { Topology } from "topojson-specification";
import atlas from "world-atlas/land-110m.json" with { type: "json" };
import { type Point, radians } from "./numbers.ts";

const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Coast lines as short arcs of great circles. */
const coast = mesh(atlas as unknown as Topology).coordinates.flatMap((points) =>
  points.slice(1).map((end, i) => ({ from: place(points[i]), to: place(end) })),
);

function place([lon = 0, lat = 0]: readonly number[] = []): Point {
  return [lon, lat];
}

const coastOnMeridian = new Map<number, number[]>();

/** Land, when an odd number of coasts lie between the place and the North Pole, which is sea. */
export function isLand([lon, lat]: Point): boolean {
  const coasts = coastOnMeridian.get(lon) ?? crossCoasts(lon);
  coastOnMeridian.set(lon, coasts);
  return coasts.filter((crossing) => crossing > lat).length % 2 === 1;
}

/** The latitudes at which a meridian meets a coast. */
function crossCoasts(lon: number): number[] {
  return coast.flatMap(({ from, to }) => {
    const isBetween = from[0] >= lon !== to[0] >= lon;
    const isRoundTheBack = Math.abs(to[0] - from[0]) > 180;
    return isBetween === isRoundTheBack ? [] : [latitudeOn(lon, from, to)];
  });
}

function latitudeOn(lon: number, from: Point, to: Point): number {
  const [west, east] = [radians(lon - from[0]), radians(to[0] - lon)];
  const width = Math.sin(west + east);
  // On Wrangel Island an arc runs along the 180th meridian, from one of its names to the other.
  if (Math.abs(width) < 1e-9) return Math.max(from[1], to[1]);
  const rise = Math.tan(radians(from[1])) * Math.sin(east);
  const fall = Math.tan(radians(to[1])) * Math.sin(west);
  return degrees(Math.atan((rise + fall) / width));
}

/** The great circle from one place (0) to another (1). */
export function shortestWay(from: Point, to: Point): (part: number) => Point {
  const [a, b] = [vector(from), vector(to)];
  const angle = Math.acos(a.x * b.x + a.y * b.y + a.z * b.z);
  return (part) => {
    const [ofA, ofB] = [Math.sin((1 - part) * angle), Math.sin(part * angle)];
    const x = ofA * a.x + ofB * b.x;
    const y = ofA * a.y + ofB * b.y;
    const z = ofA * a.z + ofB * b.z;
    return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
  };
}

function vector([lon, lat]: Point) {
  const [around, up] = [radians(lon), radians(lat)];
  const reach = Math.cos(up);
  return { x: reach * Math.cos(around), y: reach * Math.sin(around), z: Math.sin(up) };
}
