import { once } from "node:events";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "#tests/server-process.ts";
import { startSending } from "./half-sent.ts";
import { newDataDir } from "./running-site.ts";

const root = join(import.meta.dirname, "../..");
const sources = [
  ...["app", "content", "contract", "public", "server"],
  ...["package.json", "react-router.config.ts", "vite.config.ts"],
];

test("npm run dev serves pages and API from their sources, as they are edited, and a stop answers what is in flight", async () => {
  const folder = await copyOfSources();
  const server = await startServer({ DATA_DIR: await newDataDir() }, ["--dev"], folder);
  onTestFinished(() => server.kill("SIGKILL"));
  const read = async (path: string) => (await fetch(server.url + path)).text();

  expect(await read("/")).toContain("360 Degree US Immigration Support Services");
  expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404);
  expect(await read("/robots.txt")).toContain("Disallow: /admin");
  expect(server.output()).not.toContain("warning");

  await edit(join(folder, "content/home.ts"), "360 Degree", "180 Degree");
  const title = async () => /<title>(.*?)</.exec(await read("/"))?.[1];
  await expect.poll(title).toContain("180 Degree US Immigration Support Services");
  await edit(join(folder, "server/sitemap.ts"), "Disallow: /admin", "Disallow: /edited");
  await expect.poll(() => read("/robots.txt")).toContain("Disallow: /edited");

  const browser = await openPage(server.url);
  const inFlight = await startSending(server.url);
  server.kill("SIGTERM");
  await expect.poll(server.output).toContain('"event":"stopping"');
  await expect(fetch(server.url)).rejects.toThrow();
  expect(await inFlight.finish()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await server.exited).toBe(0);
  expect(browser.readyState).toBe(WebSocket.CLOSED);
});

/** A checkout as `npm run dev` needs it, which a test may edit. */
async function copyOfSources(): Promise<string> {
  const folder = await newDataDir();
  for (const name of sources) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

async function edit(file: string, words: string, others: string): Promise<void> {
  await writeFile(file, (await readFile(file, "utf8")).replaceAll(words, others));
}

/** Vite's script in an open page keeps this connection. */
async function openPage(url: string): Promise<WebSocket> {
  const script = await (await fetch(`${url}/@vite/client`)).text();
  const [, token] = /wsToken = "(.+?)"/.exec(script) ?? [];
  const page = new WebSocket(`${url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  await once(page, "open");
  return page;
}
