import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { DeskFigures as Figures } from "#contract/answers/figures.ts";
import { firefox } from "#tests/visiting.ts";
import { hasNginx, orNotTried, startNginx } from "./nginx.ts";
import { adminSettings, logIn, newDataDir, startSite } from "./running-site.ts";

/** Below those that the system hands out to whoever asks for any: another test could have got it. */
const port = 23_453;
const front = `https://127.0.0.1:${port}`;

// The certificate is made for each test and nobody knows it.
beforeEach(() => void vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0"));
afterEach(() => void vi.unstubAllEnvs());

test.runIf(hasNginx)(
  `behind nginx every visit is counted, and pages stay while no instance answers${orNotTried}`,
  async () => {
    const site = await startSite({
      DATA_DIR: await newDataDir(),
      PUBLIC_URL: front,
      ...adminSettings,
    });
    await startNginx({ folder: await newDataDir(), port, instances: [site.url] });
    const open = (path: string, headers = {}) =>
      fetch(front + path, { headers: { "User-Agent": firefox, Accept: "text/html", ...headers } });

    const first = await open("/about");
    const page = await first.text();
    expect(first.status).toBe(200);
    const ifNoneMatch = { "If-None-Match": first.headers.get("ETag") ?? "" };
    for (const _ of [1, 2, 3]) expect((await open("/about")).status).toBe(200);
    expect((await open("/about", ifNoneMatch)).status).toBe(304);

    const headers = { Authorization: `Bearer ${await logIn(site.url)}` };
    const views = async () => {
      const answer = await fetch(`${site.url}/api/desk-figures?days=28`, { headers });
      const { data } = (await answer.json()) as { data: Figures };
      return data.pages.find(({ path }) => path === "/about")?.views;
    };
    await expect.poll(views).toBe(5);

    // Who came last takes other encodings than who comes when nobody answers.
    const takes = (encodings: string) => ({ "Accept-Encoding": encodings });
    expect((await open("/about", takes("gzip, deflate, br"))).status).toBe(200);
    expect((await open("/about", takes("gzip"))).status).toBe(200);
    site.kill("SIGKILL");
    await site.exited;
    for (const encodings of ["gzip, deflate, br, zstd", "gzip, deflate, br", "gzip"]) {
      const kept = await open("/about", takes(encodings));
      expect(kept.status).toBe(200);
      expect(await kept.text()).toBe(page);
    }
    expect((await open("/search?q=visa")).status).toBe(502);
    expect((await fetch(`${front}/enquiry`, { method: "POST", body: "name=x" })).status).toBe(502);
  },
);

test.runIf(hasNginx)(
  `instances are restarted one after the other, and no send is refused${orNotTried}`,
  async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await startNginx({ folder: await newDataDir(), port, instances: [one.url, other.url] });
    const send = async () => (await fetch(`${front}/api/enquiry`, { method: "POST" })).status;
    const sendSome = async () => [await send(), await send(), await send(), await send()];

    await one.stop();
    expect(await sendSome()).toEqual([200, 200, 200, 200]);
    await one.start();
    await other.stop();
    expect(await sendSome()).toEqual([200, 200, 200, 200]);
  },
);

test.runIf(hasNginx)(
  `during an update the files of a page come from whichever instance has them${orNotTried}`,
  async () => {
    const hasNone = await startInstance((path) => (path.startsWith("/assets/") ? 404 : 200));
    const hasSome = await startInstance((path) => (path.endsWith("-none.js") ? 404 : 200));
    const instances = [hasNone.url, hasSome.url];
    await startNginx({ folder: await newDataDir(), port, instances });
    const open = async (path: string) => (await fetch(front + path)).status;

    for (const name of ["a", "b", "c", "d"]) expect(await open(`/assets/${name}.js`)).toBe(200);
    expect(await open("/assets/of-none.js")).toBe(404);
  },
);

/** As much of an instance as nginx sees of it. It comes back where it was. */
async function startInstance(statusOf: (path: string) => number = () => 200) {
  const server = createServer((request, response) => {
    response.writeHead(statusOf(request.url ?? ""), { Connection: "close" }).end();
  });
  const start = async (at = 0) => {
    await once(server.listen(at, "127.0.0.1"), "listening");
    return (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    server.close();
    await once(server, "close");
  };
  const own = await start();
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${own}`, start: () => start(own), stop };
}
