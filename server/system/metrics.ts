import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Dependencies } from "#server/dependencies.ts";
import { outboxState } from "./store.ts";

/** From a built page (a millisecond) to an upload of many pictures, in seconds. */
const buckets = [0.002, 0.01, 0.05, 0.2, 1, 5, 20];
const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);

/** Figures of this instance in Prometheus' text form. Nothing in them is about a person. */
export function createMetrics({ db, now }: Pick<Dependencies, "db" | "now">) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to its answer, by route",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  const isUp = new Gauge({
    name: "database_up",
    help: "1 while the database answers",
    registers,
  });
  const mails = new Gauge({
    name: "outbox_mails",
    help: "Mails by state: waiting, sent, failed",
    labelNames: ["state"],
    registers,
  });
  const oldest = new Gauge({
    name: "outbox_oldest_waiting_seconds",
    help: "How long the first of the waiting mails has waited; 0 when none waits",
    registers,
  });

  async function lookAtOutbox(): Promise<void> {
    const { waiting, sent, failed, oldest_waiting_at } = await outboxState(db);
    mails.set({ state: "waiting" }, waiting);
    mails.set({ state: "sent" }, sent);
    mails.set({ state: "failed" }, failed);
    const since = oldest_waiting_at ? Date.parse(oldest_waiting_at) : now().getTime();
    oldest.set((now().getTime() - since) / 1000);
  }

  const onAnswered: Dependencies["onAnswered"] = ({ method, route, status, ms }) => {
    const known = methods.has(method) ? method : "other";
    answers.observe({ method: known, route, status: String(status) }, ms / 1000);
  };

  return {
    onAnswered,
    contentType: registry.contentType,
    async text(): Promise<string> {
      await lookAtOutbox().then(
        () => isUp.set(1),
        () => {
          isUp.set(0);
          mails.reset();
          oldest.reset();
        },
      );
      return registry.metrics();
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
