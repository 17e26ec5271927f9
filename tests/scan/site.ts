import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seed, startServer } from "#tests/server-process.ts";

const adminEmail = "admin@example.com";

export type ScannedSite = {
  /** Where the scanners go: a proxy before the site. */
  url: string;
  /** A folder for what they write; it goes with the site. */
  folder: string;
  /** A live staff login. */
  token: string;
  /** How often each status from 500 on was answered, by method and path. */
  failures: Map<string, number>;
  /** How many requests have come so far. */
  requests: () => number;
  stop: () => Promise<void>;
};

/** The built site on a database of its own with the seed's posts and leads, on 127.0.0.1, behind a proxy. */
export async function startScannedSite(more: Record<string, string> = {}): Promise<ScannedSite> {
  const folder = mkdtempSync(join(tmpdir(), "scan-"));
  const password = randomBytes(12).toString("base64url");
  const settings = {
    DATA_DIR: folder,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: password,
    NOTIFY_EMAIL: "office@example.com",
    TRUST_PROXY: "1",
    ...more,
  };
  seed(settings);
  const site = await startServer(settings);
  const failures = new Map<string, number>();
  const { proxy, requests } = await startProxy(site.url, failures);
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const token = await logIn(url, password);
  return {
    url,
    folder,
    token,
    failures,
    requests,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      site.kill("SIGTERM");
      await site.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each request gets an address of its own: the limits are tested elsewhere, and would hide the rest from a scanner. */
async function startProxy(target: string, failures: Map<string, number>) {
  let visitors = 0;
  const proxy = createServer((incoming, outgoing) => {
    visitors += 1;
    const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const headers = { ...incoming.headers, "x-forwarded-for": address };
    const { method, url } = incoming;
    const onAnswer = (answer: IncomingMessage) => {
      const { statusCode = 502 } = answer;
      const what = `${statusCode} ${method} ${url?.split("?")[0]}`;
      if (statusCode >= 500) failures.set(what, (failures.get(what) ?? 0) + 1);
      outgoing.writeHead(statusCode, answer.headers);
      answer.pipe(outgoing);
    };
    const forwarded = request(target, { method, path: url, headers }, onAnswer);
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return { proxy, requests: () => visitors };
}

async function logIn(url: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: adminEmail, password }),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}
