import { Agent, request } from "node:http";

export type Call = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Load = {
  /** Milliseconds from the call to the last byte, in the order of the answers. */
  times: number[];
  bytes: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
};

/** So many calls, one after the other on each of so many connections. `callOf` gives the n-th call. */
export async function load(
  origin: string,
  { calls, connections }: { calls: number; connections: number },
  callOf: (index: number) => Call,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const done: Load = { times: [], bytes: 0, statuses: {} };
  let next = 0;
  const visit = async () => {
    while (next < calls) {
      const call = callOf(next);
      next += 1;
      const start = performance.now();
      const { status, bytes } = await send(origin, call, agent);
      done.times.push(performance.now() - start);
      done.bytes += bytes;
      done.statuses[status] = (done.statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return done;
}

function send(origin: string, { path, body, ...options }: Call, agent: Agent) {
  return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const sent = request(origin + path, { ...options, agent }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, bytes }));
      answer.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** The time below which that share of them is. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
