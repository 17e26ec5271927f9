import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserPath, lettersAsOnPhones } from "#tests/browser.ts";
import { percentile } from "./load.ts";
import type { Figure } from "./report.ts";

/** Not among our packages: it weighs more than all of them together, and is wanted by the bench alone. */
const lighthouse = "lighthouse@13.5.0";
const flags = `--headless=new --no-sandbox --disable-gpu ${lettersAsOnPhones}`;
const runs = 5;
/** At times Chromium tells nothing of how a page came, and Lighthouse has nothing to say. */
const triesMax = 4;

type Audit = { numericValue?: number };
type Result = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
};

/** What Lighthouse says of a page on its slow phone, each the median of five runs. */
export async function lookAtPage(url: string, name: string): Promise<Figure[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await look(url));
  const median = (value: (result: Result) => number | null | undefined) =>
    percentile(
      results.map((result) => value(result) ?? Number.NaN),
      0.5,
    );
  const score = (category: string, least: number): Figure => ({
    what: `${name}: ${category}`,
    value: 100 * median(({ categories }) => categories[category]?.score),
    unit: "of 100",
    least,
  });
  const audit = (id: string, unit: string, budget: number): Figure => ({
    what: `${name}: ${id}`,
    value: median(({ audits }) => audits[id]?.numericValue),
    unit,
    budget,
  });
  return [
    score("performance", 99),
    score("accessibility", 100),
    score("best-practices", 100),
    score("seo", 100),
    audit("largest-contentful-paint", "ms", 1200),
    audit("first-contentful-paint", "ms", 1000),
    audit("cumulative-layout-shift", "", 0),
    audit("total-blocking-time", "ms", 60),
  ];
}

async function look(url: string, tries = 1): Promise<Result> {
  try {
    return await lookOnce(url);
  } catch (error) {
    if (tries === triesMax) throw error;
    return look(url, tries + 1);
  }
}

async function lookOnce(url: string): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "result.json");
  try {
    await promisify(execFile)(
      "npx",
      [
        "--yes",
        lighthouse,
        url,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        `--chrome-flags=${flags}`,
      ],
      // Not the whole one, whose own windows take the processors from the page (decision 107).
      { env: { ...process.env, ...(browserPath && { CHROME_PATH: browserPath }) } },
    );
    const result: Result = JSON.parse(readFileSync(file, "utf8"));
    if (!result.categories.performance?.score) throw new Error(`Lighthouse gave ${url} no score`);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
