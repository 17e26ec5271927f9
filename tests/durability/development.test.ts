import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "#tests/server-process.ts";

test("npm run dev serves pages and API from their sources, and ends cleanly", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "development-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR: dataDir }, ["--dev"]);

  const page = await fetch(server.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("360 Degree US Immigration Support Services");
  const api = await fetch(`${server.url}/api/nothing`);
  expect(api.status).toBe(404);

  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
});
