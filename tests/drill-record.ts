import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

const file = join(import.meta.dirname, "..", "docs", "drills.md");

/** Puts the figures of a drill into docs/drills.md, in the place of its last ones, when `npm run drill` asks for it. */
export function recordDrill(title: string, figures: Record<string, string | number>): void {
  const rows = Object.entries(figures).map(([what, figure]) => `| ${what} | ${figure} |`);
  process.stdout.write(`\n${title}\n${rows.join("\n")}\n`);
  if (!process.env.DRILL_RECORD) return;

  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} processors, Node ${process.versions.node}, ${process.platform}`;
  const section = `## ${title}\n\nLast run ${day} (${machine}).\n\n| what | figure |\n|---|---|\n${rows.join("\n")}\n`;
  writeFileSync(file, withSection(readFileSync(file, "utf8"), title, section));
}

function withSection(page: string, title: string, section: string): string {
  const parts = page.split(/^(?=## )/m);
  const place = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  if (place === -1) parts.push(section);
  else parts[place] = section;
  return `${parts.map((part) => part.trim()).join("\n\n")}\n`;
}
