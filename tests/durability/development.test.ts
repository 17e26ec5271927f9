import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "#tests/server-process.ts";
import { startSending } from "./half-sent.ts";
import { newDataDir } from "./running-site.ts";

test("npm run dev serves pages and API from their sources, and a stop answers what is in flight", async () => {
  const server = await startServer({ DATA_DIR: await newDataDir() }, ["--dev"]);
  onTestFinished(() => server.kill("SIGKILL"));

  const page = await fetch(server.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("360 Degree US Immigration Support Services");
  const api = await fetch(`${server.url}/api/nothing`);
  expect(api.status).toBe(404);
  expect(server.output()).not.toContain("warning");

  const browser = await openPage(server.url);
  const inFlight = await startSending(server.url);
  server.kill("SIGTERM");
  await expect.poll(server.output).toContain('"event":"stopping"');
  await expect(fetch(server.url)).rejects.toThrow();
  expect(await inFlight.finish()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await server.exited).toBe(0);
  expect(browser.readyState).toBe(WebSocket.CLOSED);
});

/** Vite's script in an open page keeps this connection. */
async function openPage(url: string): Promise<WebSocket> {
  const script = await (await fetch(`${url}/@vite/client`)).text();
  const [, token] = /wsToken = "(.+?)"/.exec(script) ?? [];
  const page = new WebSocket(`${url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  await once(page, "open");
  return page;
}
