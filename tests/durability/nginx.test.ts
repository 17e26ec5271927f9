import { expect, onTestFinished, test, vi } from "vitest";
import type { DeskFigures as Figures } from "#contract/figures.ts";
import { firefox } from "#tests/visiting.ts";
import { hasNginx, orNotTried, startNginx } from "./nginx.ts";
import { adminSettings, logIn, newDataDir, startSite } from "./running-site.ts";

const port = 43_453;
const front = `https://127.0.0.1:${port}`;

test.runIf(hasNginx)(
  `behind nginx every visit is counted, and pages stay while no instance answers${orNotTried}`,
  async () => {
    // The certificate is made for this test and nobody knows it.
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    onTestFinished(() => void vi.unstubAllEnvs());
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

    site.kill("SIGKILL");
    await site.exited;
    const kept = await open("/about");
    expect(kept.status).toBe(200);
    expect(await kept.text()).toBe(page);
    expect((await open("/search?q=visa")).status).toBe(502);
    expect((await fetch(`${front}/enquiry`, { method: "POST", body: "name=x" })).status).toBe(502);
  },
);
