import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { aPicture, aPost, postForm } from "#tests/blog.ts";
import { startPostgres } from "#tests/databases.ts";
import { recordDrill } from "#tests/drill-record.ts";
import { startMailServer } from "#tests/mail-server.ts";
import type { ServerProcess } from "#tests/server-process.ts";
import { hasNginx, orNotTried, startNginx } from "./nginx.ts";
import {
  adminSettings,
  listedTimes,
  logIn,
  newDataDir,
  newSent,
  type Sent,
  send,
  startSite,
} from "./running-site.ts";

const port = 23_443;
const front = `https://127.0.0.1:${port}`;
const loginLimit = 10;

const title = `three instances behind nginx with TLS${orNotTried}`;

test.runIf(hasNginx)(title, { timeout: 900_000 }, async () => {
  // The certificate is made for this drill and nobody knows it.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: await newDataDir(),
    SMTP_URL: mailServer.url,
    NOTIFY_EMAIL: "office@example.com",
    PUBLIC_URL: front,
    // nginx, and before it a proxy that the visitors stand for: each has an address of their own.
    TRUST_PROXY: "2",
    ...adminSettings,
  };
  const start = (port = "0") => startSite({ ...settings, PORT: port });
  const sites = await Promise.all([start(), start(), start()]);
  const instances = sites.map(({ url }) => url);
  await startNginx({ folder: await newDataDir(), port, instances });

  const token = await logIn(front);
  await sessionIsEverywhere(sites, token);
  await keepsWhatIsPublic();
  await postIsEverywhere(sites, token);
  const { sends, retries } = await killedUnderLoad(sites, start);
  const times = await listedTimes(front, token);
  const lost = sends.filter((sent) => sent.isAcknowledged && times(sent) === 0);
  const doubled = sends.filter((sent) => times(sent) > 1);
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  expect(sends.every(({ isAcknowledged }) => isAcknowledged)).toBe(true);

  // Notice and receipt of each; those that the killed instance had in its hands come after their lease.
  const different = () =>
    new Set(mailServer.mails.map(({ headers }) => headers["message-id"])).size;
  await expect.poll(different, { timeout: 500_000 }).toBe(sends.length * 2);
  const failedLogins = await failedLoginsUntilRefused();
  expect(failedLogins).toBe(loginLimit);

  recordDrill("Three instances on one PostgreSQL behind nginx (TLS, loopback)", {
    "enquiries sent by 8 visitors": sends.length,
    "instances killed meanwhile (SIGKILL), one each time, and started again": 2,
    "sends repeated by the visitor after no answer or 502": retries,
    "acknowledged and lost": lost.length,
    "stored twice": doubled.length,
    "mails due": sends.length * 2,
    "mails delivered twice (same Message-ID)": mailServer.mails.length - different(),
    "a login opened through nginx is known to": `${sites.length} of ${sites.length} instances at once`,
    "a post saved through nginx is seen by": `${sites.length} of ${sites.length} instances at once`,
    "failed logins from one address until 429": failedLogins,
    "second request answered from nginx's cache":
      "immutable file (pages are asked for each time, so that visits are counted)",
  });
});

async function sessionIsEverywhere(sites: readonly ServerProcess[], token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  for (const { url } of sites) {
    expect((await fetch(`${url}/api/enquiry`, { headers })).status).toBe(200);
  }
  const shared = await logIn(front);
  const logout = { method: "POST", headers: { Authorization: `Bearer ${shared}` } };
  expect((await fetch(`${front}/api/user/logout`, logout)).status).toBe(200);
  for (const { url } of sites) {
    const answer = await fetch(`${url}/api/enquiry`, { headers: logout.headers });
    expect(answer.status).toBe(401);
  }
}

async function postIsEverywhere(sites: readonly ServerProcess[], token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const body = postForm(await aPost({ images: [await aPicture({ width: 900, height: 600 })] }));
  const saved = await fetch(`${front}/api/blogs`, { method: "POST", headers, body });
  expect(saved.status).toBe(201);
  const { data } = (await saved.json()) as { data: { id: string; image: string[] } };
  for (const { url } of sites) {
    expect((await fetch(`${url}/api/blogs/${data.id}`)).status).toBe(200);
    expect((await fetch(`${url}/blog/${data.id}`)).status).toBe(200);
    expect((await fetch(`${url}/uploads/${data.image[0]}`)).status).toBe(200);
  }
}

/** An immutable file comes from the cache; no page does while an instance answers, nor what is the API's. */
async function keepsWhatIsPublic() {
  const html = await (await fetch(front)).text();
  const asset = /\/assets\/[\w.-]+\.(css|js)/.exec(html)?.[0] ?? "";
  const cached: string[] = [];
  for (const path of ["/", asset, "/blog", "/api/blogs"]) {
    await (await fetch(front + path)).arrayBuffer();
    const answer = await fetch(front + path);
    expect(answer.status).toBe(200);
    if (answer.headers.get("X-Cache") === "HIT") cached.push(path);
  }
  expect(cached).toEqual([asset]);
}

type Start = (port: string) => Promise<ServerProcess>;

/** Visitors send through nginx, each again until acknowledged, while two instances are killed and come back. */
async function killedUnderLoad(sites: ServerProcess[], start: Start) {
  const sends: Sent[] = [];
  let retries = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const sent = newSent();
      sends.push(sent);
      while (!sent.isAcknowledged) {
        const status = await send(front, sent).then(
          (answer) => answer.status,
          () => 0,
        );
        expect([0, 201, 502, 503, 504]).toContain(status);
        if (status !== 201) retries += 1;
      }
    }
  };
  const visits = Promise.all(Array.from({ length: 8 }, visit));
  for (const index of [0, 1]) {
    const site = sites[index];
    const count = sends.length;
    await expect.poll(() => sends.length).toBeGreaterThan(count + 100);
    site?.kill("SIGKILL");
    await site?.exited;
    const later = sends.length;
    await expect.poll(() => sends.length).toBeGreaterThan(later + 100);
    sites[index] = await start(new URL(site?.url ?? "").port);
  }
  isOver = true;
  await visits;
  return { sends, retries };
}

/** From one address, against an account that has never been there. */
async function failedLoginsUntilRefused(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${front}/api/user/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: "a wrong one" }),
    });
    if (answer.status === 429) return tries;
    expect(answer.status).toBe(401);
  }
  throw new Error("No limit was met");
}
