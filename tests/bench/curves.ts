/** By database, by question, by the number of rows: milliseconds of processor time a request. */
export type Growth = Record<string, Record<string, Record<number, number>>>;

const ink = "#0b2b33";
const soft = "#4d666b";
const rule = "#d5e0dd";
const colours = [
  "#0e6b66",
  "#b5872b",
  "#7a2f4b",
  "#2f5aa8",
  "#5f7d2a",
  "#a44a1f",
  "#5b4a9c",
  "#15818f",
  "#6b6b6b",
  "#b0487f",
  "#1d1d1d",
];
const panel = { width: 640, left: 60, right: 230, top: 64, height: 300, gap: 90 };

/** One panel a database, under each other: rows from left to right in steps of ten, milliseconds upwards. */
export function drawCurves(growth: Growth): string {
  const panels = Object.entries(growth).map(([database, curves], at) =>
    drawPanel(database, timesOnly(curves), at * (panel.top + panel.height + panel.gap)),
  );
  const width = panel.left + panel.width + panel.right;
  const height = panels.length * (panel.top + panel.height + panel.gap);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" role="img" aria-label="Processor time of a request as the lists grow">
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.join("\n")}
</svg>
`;
}

type Curves = Record<string, Record<number, number>>;

function timesOnly(curves: Curves): Curves {
  return Object.fromEntries(Object.entries(curves).filter(([what]) => !what.startsWith("CSV")));
}

function drawPanel(database: string, curves: Curves, down: number): string {
  const values = Object.values(curves).flatMap((curve) => Object.values(curve));
  const most = Math.max(1, Math.ceil(Math.max(...values) * 2) / 2);
  const x = (rows: number) => panel.left + ((Math.log10(rows) - 3) / 3) * panel.width;
  const y = (ms: number) => down + panel.top + panel.height * (1 - ms / most);
  const levels = Array.from({ length: 6 }, (_, at) => (most / 5) * at).map(
    (
      ms,
    ) => `<line x1="${panel.left}" x2="${panel.left + panel.width}" y1="${y(ms)}" y2="${y(ms)}" stroke="${rule}"/>
<text x="${panel.left - 10}" y="${y(ms) + 4}" font-size="13" text-anchor="end" fill="${soft}">${ms.toFixed(1)}</text>`,
  );
  const sizes = [1e3, 1e4, 1e5, 1e6].map(
    (rows) =>
      `<text x="${x(rows)}" y="${y(0) + 24}" font-size="13" text-anchor="middle" fill="${soft}">${rows.toLocaleString("en")}</text>`,
  );
  const lines = Object.entries(curves).map(([, curve], at) =>
    drawLine(curve, colours[at] ?? ink, { x, y }),
  );
  const names = namePlaces(curves, y).map(
    ({ what, at, place }) =>
      `<text x="${panel.left + panel.width + 16}" y="${place + 4}" font-size="13" fill="${colours[at] ?? ink}">${what}</text>`,
  );
  return `<text x="${panel.left}" y="${down + 28}" font-size="18" font-weight="600" fill="${ink}">${database}</text>
<text x="${panel.left}" y="${down + 48}" font-size="13" fill="${soft}">processor time of one request in ms, by the number of enquiries</text>
${[...levels, ...sizes, ...lines, ...names].join("\n")}`;
}

type Scales = { x: (rows: number) => number; y: (ms: number) => number };

function drawLine(curve: Record<number, number>, colour: string, { x, y }: Scales): string {
  const points = Object.entries(curve).map(([rows, ms]) => [x(Number(rows)), y(ms)] as const);
  const path = points.map(([across, up]) => `${across.toFixed(1)},${up.toFixed(1)}`).join(" ");
  const dots = points.map(
    ([across, up]) =>
      `<circle cx="${across.toFixed(1)}" cy="${up.toFixed(1)}" r="3" fill="${colour}"/>`,
  );
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join("")}`;
}

/** Each name beside its line's end, moved down where two would overlap. */
function namePlaces(curves: Curves, y: Scales["y"]) {
  const names = Object.entries(curves)
    .map(([what, curve], at) => ({ what, at, place: y(Object.values(curve).at(-1) ?? 0) }))
    .sort((one, other) => one.place - other.place);
  let lowest = Number.NEGATIVE_INFINITY;
  const placed = names.map((name) => {
    lowest = Math.max(name.place, lowest + 17);
    return { ...name, place: lowest };
  });
  const over = Math.max(0, lowest - y(0));
  return placed.map((name) => ({ ...name, place: name.place - over }));
}
