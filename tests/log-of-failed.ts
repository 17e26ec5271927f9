/** What is logged is shown where a test fails. Vitest's own way sends each line to its main process, also of those that pass. */
import { beforeEach } from "vitest";

const { info } = console;
// Vitest undoes a file's spies once more when the file ends: what the last one found here was the log of a test that is over.
console.log = info;

beforeEach(({ onTestFailed, onTestFinished }) => {
  const lines: unknown[][] = [];
  console.log = (...words: unknown[]) => void lines.push(words);
  onTestFinished(() => {
    console.log = info;
  });
  onTestFailed(() => {
    for (const words of lines) info(...words);
  });
});
