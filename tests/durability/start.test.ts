import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#tests/databases.ts";
import { databaseAt } from "#tests/postgres-command.ts";
import { type ServerProcess, startServer } from "#tests/server-process.ts";
import {
  adminSettings,
  chooseOwnPassword,
  isForUsOnly,
  listedTimes,
  logIn,
  newDataDir,
  newSent,
  send,
  startSite,
} from "./running-site.ts";

test("a second start keeps the leads and the logins, and prints no password", async () => {
  const settings = { DATA_DIR: await newDataDir(), ADMIN_EMAIL: "office@example.com" };
  const first = await startSite(settings);
  const generated = / password +(\S+)/.exec(first.output())?.[1] ?? "";
  const email = settings.ADMIN_EMAIL;
  const password = await chooseOwnPassword(first.url, { email, password: generated });
  const token = await logIn(first.url, { email, password });
  const sent = newSent();
  await send(first.url, sent);
  first.kill("SIGTERM");
  await first.exited;

  const second = await startSite(settings);

  expect(second.output()).not.toContain("password");
  expect((await listedTimes(second.url, token))(sent)).toBe(1);
  await logIn(second.url, { email, password });
});

describe("a site that has started, and was sent an enquiry", () => {
  let folder: string;
  let dataDir: string;
  let site: ServerProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "durability-"));
    dataDir = join(folder, "data");
    const settings = { METRICS_PORT: "0", RETENTION_MONTHS: "12", TRUST_PROXY: "1" };
    site = await startServer({ DATA_DIR: dataDir, ...settings, ...adminSettings });
    await send(site.url, newSent());
  });

  afterAll(async () => {
    site.kill("SIGKILL");
    await site.exited;
    await rm(folder, { recursive: true });
  });

  test("keeps a connection longer than a proxy in front keeps it, which is 60 seconds", async () => {
    const { headers } = await fetch(site.url);

    const seconds = Number(/timeout=(\d+)/.exec(headers.get("Keep-Alive") ?? "")?.[1]);
    expect(seconds).toBeGreaterThan(60);
  });

  test("says in its log that mails are files in DATA_DIR/mail without SMTP_URL, where RETENTION_MONTHS is not the policy's, and of libraries' words only whence they come", async () => {
    await fetch(`${site.url}/zebulon@example.com/100%`);
    await expect.poll(site.output).toContain('"event":"library-said"');
    expect(site.output()).not.toMatch(/zebulon|^[^{]/m);
    expect(site.output()).toContain('"event":"mail-goes-to-files"');
    expect(site.output()).toContain(
      '"retention-is-not-that-of-the-privacy-policy","retentionMonths":12,"policy":"24 months"',
    );
    const names = () => readdir(join(dataDir, "mail")).catch(() => []);
    await expect.poll(names).toEqual([expect.stringMatching(/\.eml$/)]);
  });

  test("lets no other account of the machine read what is written about people", async () => {
    const mails = join(dataDir, "mail");
    const names = () => readdir(mails).catch(() => []);
    await expect.poll(names).toEqual([expect.stringMatching(/\.eml$/)]);

    const [mail = ""] = await names();
    for (const path of [dataDir, join(dataDir, "meridian360.sqlite"), mails, join(mails, mail)]) {
      expect([path, isForUsOnly(path)]).toEqual([path, true]);
    }
  });

  test("has nothing in its log of what the visitor typed", async () => {
    await expect.poll(site.output).toContain('"event":"mail-sent"');

    for (const typed of ["Anjali", "anjali@example.com", "5125550142"]) {
      expect(site.output()).not.toContain(typed);
    }
  });

  test("serves figures at METRICS_PORT on loopback, and none at its own port; then it ends with 0", async () => {
    const url = /"url":"(http:\/\/127\.0\.0\.1:\d+\/metrics)"/.exec(site.output())?.[1] ?? "";
    const figures = await (await fetch(url)).text();

    expect(figures).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/enquiry",status="201"} 1',
    );
    expect(figures).toContain("database_up 1");
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    site.kill("SIGTERM");
    expect(await site.exited).toBe(0);
  });
});

test.each([
  ["PORT", "abc", "PORT must be a whole number from 0 (any free port) to 65535."],
  ["TRUST_PROXY", "yes", "TRUST_PROXY must be off, or how many proxies"],
  ["DATABASE_URL", "postgres://x@127.0.0.1:1/x", "DATABASE_URL leads to no database"],
  ["DATA_DIR", "/dev/null/data", "DATA_DIR can not be written"],
  ["HOST", "192.0.2.1", "HOST is not an address of this machine."],
  ["HOST", "nowhere.invalid", "HOST is not an address of this machine."],
])("%s=%s stops the start with one line: %s", async (name, value, line) => {
  const settings = { DATA_DIR: await newDataDir(), ...adminSettings, [name]: value };

  const error = await startServer(settings).then(() => undefined, String);

  expect(error).toContain("ended (1)");
  const printed = error?.split("It printed:\n")[1]?.split("\n") ?? [];
  expect(printed.filter((text) => !text.startsWith("{"))).toEqual([
    expect.stringContaining(`Meridian360 can not start: ${line}`),
  ]);
});

test("a DATABASE_URL to something that is no PostgreSQL stops the start with one line", async () => {
  const other = createServer((socket) => socket.end("220 mail.example.com\r\n"));
  onTestFinished(() => void other.close());
  const DATABASE_URL = `postgres://x@127.0.0.1:${await portOf(other)}/x`;

  const start = startSite({ DATA_DIR: await newDataDir(), DATABASE_URL, ...adminSettings });

  await expect(start).rejects.toThrow(
    /Meridian360 can not start: DATABASE_URL leads to no database that can be used \(.+\)\.$/m,
  );
});

test("a SQLite file that is none stops the start with one line that names it", async () => {
  const dataDir = await newDataDir();
  const file = join(dataDir, "meridian360.sqlite");
  await writeFile(file, "Not a database, and long enough to be read as one. ".repeat(20));

  const start = startSite({ DATA_DIR: dataDir, ...adminSettings });

  await expect(start).rejects.toThrow(
    `Meridian360 can not start: DATA_DIR has a database that can not be used (${file}: file is not a database).`,
  );
});

test("a SQLite file that can not be opened stops the start with one line that names it", async () => {
  const dataDir = await newDataDir();
  const file = join(dataDir, "meridian360.sqlite");
  await mkdir(file);

  const start = startSite({ DATA_DIR: dataDir, ...adminSettings });

  await expect(start).rejects.toThrow(`(${file}: unable to open database file).`);
});

test("a database that PostgreSQL does not have stops the start with one line", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const DATABASE_URL = databaseAt(postgres.url, "nowhere");

  const start = startSite({ DATA_DIR: await newDataDir(), DATABASE_URL, ...adminSettings });

  await expect(start).rejects.toThrow(
    'Meridian360 can not start: DATABASE_URL is refused by its database (database "nowhere" does not exist).',
  );
});

test.each(["PORT", "METRICS_PORT"])(
  "%s that is taken stops the start with one line",
  async (name) => {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = await portOf(other);

    const start = startSite({ DATA_DIR: await newDataDir(), [name]: port, ...adminSettings });

    await expect(start).rejects.toThrow(
      `Meridian360 can not start: ${name} is taken by another program.`,
    );
  },
);

/** Any free one of 127.0.0.1, on which it listens from now on. */
async function portOf(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" ? String(address?.port) : "";
}
