/** What is logged is shown where a test fails. Vitest's own way sends each line to its main process, also of those that pass. */
import { beforeEach } from "vitest";

const { log } = console;

beforeEach(({ onTestFailed, onTestFinished }) => {
  const lines: unknown[] = [];
  console.log = (line: unknown) => void lines.push(line);
  onTestFinished(() => {
    console.log = log;
  });
  onTestFailed(() => {
    for (const line of lines) log(line);
  });
});
