import type { OfficeMap as Drawing } from "./office-maps.ts";

type Props = { id: string; drawing: Drawing };

/** A sketch in the line-work of the dial: land engraved as latitudes, water as meridians, the way in gold. */
export function OfficeMap({ id, drawing }: Props) {
  const { ground, shapes, streets, grid, crossings, railway, street, office, landmark, labels } =
    drawing;
  const shores = shapes.map(smooth).join("");
  const [x, y] = office;
  const land = `url(#${id}-land)`;
  const water = `url(#${id}-water)`;
  return (
    <svg className="map" viewBox="0 0 640 360" aria-hidden="true">
      <defs>
        <pattern id={`${id}-land`} width="8" height="4" patternUnits="userSpaceOnUse">
          <path className="map-latitude" d="M0 2H8" />
        </pattern>
        <pattern id={`${id}-water`} width="14" height="8" patternUnits="userSpaceOnUse">
          <path className="map-meridian" d="M7 0V8" />
        </pattern>
      </defs>
      <rect width="640" height="360" fill={ground === "land" ? land : water} />
      {ground === "land" && <Streets path={streets} grid={grid} />}
      <path className="map-ground" d={shores} />
      <path className="map-shore" d={shores} fill={ground === "land" ? water : land} />
      {ground === "water" && <Streets path={streets} grid={grid} />}
      {railway && <path className="map-railway" d={railway} />}
      <path className="map-crossing" d={crossings} />
      <path className="map-bridge" d={crossings} />
      <path className="map-crossing" d={street} />
      <path className="map-street" d={street} />
      {landmark && <circle className="map-landmark" cx={landmark[0]} cy={landmark[1]} r="6" />}
      <circle className="map-halo" cx={x} cy={y} r="15" />
      <circle className="map-office" cx={x} cy={y} r="7" />
      {labels.map(({ text, at: [left, top], anchor = "start" }) => (
        <text key={text} className="map-label" x={left} y={top} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <rect className="map-margin" x="2.5" y="2.5" width="635" height="355" />
      <rect className="map-neat" x="2.5" y="2.5" width="635" height="355" />
      <rect className="map-frame" x="5.5" y="5.5" width="629" height="349" />
    </svg>
  );
}

function Streets({ path, grid }: { path: string; grid: Drawing["grid"] }) {
  return (
    <g className="map-streets">
      <path d={path} />
      {grid && <path d={grid.path} transform={grid.place} vectorEffect="non-scaling-stroke" />}
    </g>
  );
}

/** A closed curve through all points (Catmull-Rom), as path data in whole units. */
function smooth(points: Drawing["shapes"][number]): string {
  const at = (index: number) => points.at(index % points.length) ?? [0, 0];
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1 + points.length), at(index + 1), at(index + 2)];
    const control = (axis: 0 | 1) => [
      from[axis] + (to[axis] - before[axis]) / 6,
      to[axis] - (after[axis] - from[axis]) / 6,
    ];
    const [x1 = 0, x2 = 0] = control(0);
    const [y1 = 0, y2 = 0] = control(1);
    return `C${[x1, y1, x2, y2, ...to].map(Math.round).join(" ")}`;
  });
  return `M${at(0).join(" ")}${curves.join("")}Z`;
}
