import { format } from "node:util";
import { onTestFinished, vi } from "vitest";

/** Everything that is written from now on, by whatever way, until the test ends. */
export function collectOutput(): () => string {
  const lines: string[] = [];
  const keep = (...words: unknown[]) => void lines.push(format(...words));
  const spies = [
    ...(["log", "info", "warn", "error", "debug", "trace", "dir", "table"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(keep),
    ),
    ...[process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, "write").mockImplementation((chunk) => {
        keep(String(chunk));
        return true;
      }),
    ),
    vi.spyOn(process, "emitWarning").mockImplementation(keep),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return () => lines.join("\n");
}
