import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, totalmem } from "node:os";
import { join } from "node:path";

export type Figure = {
  what: string;
  value: number;
  unit: string;
  /** The most that it may be. */
  budget?: number;
  /** The least that it may be. */
  least?: number;
};

const folder = join(import.meta.dirname, "..", "..", "bench");
const baselineFile = join(folder, "baseline.json");

/** Prints the figures beside those of bench/baseline.json, and writes them to bench/results.md. `browser` is its version. */
export function report(figures: readonly Figure[], browser: string): void {
  const baseline: Record<string, number> = existsSync(baselineFile)
    ? JSON.parse(readFileSync(baselineFile, "utf8"))
    : {};
  const rows = figures.map(({ what, value, unit, ...limits }) => {
    const before = baseline[what];
    const change = before ? `${(value / before).toFixed(2)}×` : "";
    return `| ${what} | ${shown(value)} ${unit} | ${before === undefined ? "" : shown(before)} | ${change} | ${kept(value, limits)} |`;
  });
  const page = `# Figures

\`npm run bench\`, ${new Date().toISOString().slice(0, 16)}Z. ${machine()} Chromium ${browser}.
Requests per second swing with what else the machine does; processor time, bytes and memory are what to steer by.

| what | figure | baseline | ratio | budget |
|---|---|---|---|---|
${rows.join("\n")}
`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "results.md"), page);
  process.stdout.write(`\n${page}`);
}

function kept(value: number, { budget, least }: Pick<Figure, "budget" | "least">): string {
  if (budget !== undefined) return `${budget} ${value <= budget ? "✓" : "**over**"}`;
  if (least !== undefined) return `at least ${least} ${value >= least ? "✓" : "**under**"}`;
  return "";
}

/** What later runs are compared with. */
export function keepAsBaseline(figures: readonly Figure[]): void {
  const values = Object.fromEntries(figures.map(({ what, value }) => [what, value]));
  writeFileSync(baselineFile, `${JSON.stringify(values, null, 2)}\n`);
}

function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor?.model ?? arch()}, ${memory} GB, ${platform()}, Node ${process.versions.node}.`;
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
