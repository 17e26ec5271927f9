import type { ChildProcess } from "node:child_process";

const lastSignals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
const children = new Map<ChildProcess, NodeJS.Signals>();

/** No process that a test started outlives the test's own, however that ends: by itself, stopped, or abandoned. */
export function endWithUs(child: ChildProcess, by: NodeJS.Signals): void {
  if (children.size === 0) watch();
  children.set(child, by);
  child.once("exit", () => {
    children.delete(child);
    if (children.size === 0) unwatch();
  });
}

function endAll(): void {
  for (const [child, signal] of children) child.kill(signal);
}

function endAllAndExit(): void {
  endAll();
  process.exit(1);
}

function watch(): void {
  process.on("exit", endAll);
  for (const signal of lastSignals) process.on(signal, endAllAndExit);
}

function unwatch(): void {
  process.off("exit", endAll);
  for (const signal of lastSignals) process.off(signal, endAllAndExit);
}
