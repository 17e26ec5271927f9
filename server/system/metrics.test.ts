import { expect, test } from "vitest";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { portOf } from "#tests/listening.ts";
import { createMetrics } from "./metrics.ts";
import { metricsServer } from "./metrics-server.ts";

/** A site whose figures are read as Prometheus reads them. */
async function startMeasured() {
  const told: Parameters<ReturnType<typeof createMetrics>["onAnswered"]>[0][] = [];
  const app = await startTestApp({ onAnswered: (answer) => told.push(answer) });
  const metrics = createMetrics({ db: app.database.db, now: app.clock.now });
  const port = await portOf(metricsServer(metrics));
  const read = async (path = "/metrics") => {
    for (const answer of told.splice(0)) metrics.onAnswered(answer);
    return fetch(`http://127.0.0.1:${port}${path}`);
  };
  return { app, read };
}

const mailsWait = async (app: TestApp) => {
  await app.post("/api/enquiry", anEnquiry());
  app.clock.forward(90_000);
};

test("requests are counted by route, method and status, and no address is told", async () => {
  const { app, read } = await startMeasured();
  await app.post("/api/enquiry", anEnquiry());
  await app.get("/api/enquiry");
  await app.get("/api/blogs/anjali-mathew");
  await app.request("/api/blogs", { method: "BREW" });
  await app.request("/somewhere");

  const answer = await read();
  const text = await answer.text();

  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const count = (labels: string) => `http_request_duration_seconds_count{${labels}} 1\n`;
  expect(text).toContain(count('method="POST",route="/api/enquiry",status="201"'));
  expect(text).toContain(count('method="GET",route="/api/enquiry",status="401"'));
  expect(text).toContain(count('method="GET",route="/api/blogs/:id",status="404"'));
  expect(text).toContain(count('method="other",route="/api/*",status="405"'));
  expect(text).toContain(count('method="GET",route="page",status="404"'));
  expect(text).not.toContain("anjali");
  expect(text).toContain("process_resident_memory_bytes");
});

test("the outbox is told as it is when asked", async () => {
  const { app, read } = await startMeasured();
  await mailsWait(app);

  const text = await (await read()).text();

  expect(text).toContain("database_up 1\n");
  expect(text).toContain('outbox_mails{state="waiting"} 2\n');
  expect(text).toContain("outbox_oldest_waiting_seconds 90\n");
});

test("without its database the figures still come, and say so", async () => {
  const { app, read } = await startMeasured();
  await mailsWait(app);
  await app.database.takeAway("mail");

  const answer = await read();

  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("database_up 0\n");
});

test("there is nothing else at that port", async () => {
  const { read } = await startMeasured();

  expect((await read("/")).status).toBe(404);
  expect((await read("/api/enquiry")).status).toBe(404);
});
