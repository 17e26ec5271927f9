/** The numbers that the site states and that a person should look up again. */
import { readdir } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Fact } from "#content/fact.ts";

export type NamedFact = Fact & {
  /** The file and the name in it: "work.ts, h1bStay". */
  name: string;
};

const ledger = join(dirname(findPackageJSON(import.meta.url) ?? ""), "content", "facts");

/** Every fact of content/facts/. */
export async function readFacts(folder = ledger): Promise<NamedFact[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts")).sort();
  const facts = await Promise.all(files.map((file) => factsIn(folder, file)));
  return facts.flat();
}

/** Those whose day has come, the oldest first. `today` is YYYY-MM-DD. */
export function overdueFacts(facts: readonly NamedFact[], today: string): NamedFact[] {
  return facts
    .filter(({ checkAgainOn }) => checkAgainOn <= today)
    .sort((a, b) => a.checkAgainOn.localeCompare(b.checkAgainOn));
}

/** One line a fact, for a terminal; empty when nothing is overdue. */
export function overdueLines(overdue: readonly NamedFact[]): string[] {
  if (overdue.length === 0) return [];
  return [
    `! ${overdue.length} of the facts are due to be looked up again; then set checkedOn and checkAgainOn in content/facts/:`,
    ...overdue.map(({ checkAgainOn, name, text, source }) => {
      return `  ${checkAgainOn}  ${name}: "${text}"  ${source.url}`;
    }),
  ];
}

async function factsIn(folder: string, file: string): Promise<NamedFact[]> {
  const exported: Record<string, unknown> = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, file)).href
  );
  return Object.entries(exported).flatMap(([name, value]) =>
    isFact(value) ? [{ ...value, name: `${file}, ${name}` }] : [],
  );
}

function isFact(value: unknown): value is Fact {
  return typeof value === "object" && value !== null && "checkAgainOn" in value;
}
