import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";

const tooMany = {
  status: 429,
  error: "Too many requests. Please try again in a few minutes.",
};
const home = { "X-Forwarded-For": "192.0.2.1" };

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Two instances of the site on one database: on SQLite each counts for itself, on PostgreSQL both together. */
async function startTwo(isWaiting = false): Promise<[TestApp, TestApp]> {
  const database = await freshDatabase();
  // In one process, two connections to one SQLite file would wait for each other.
  const secondDatabase = { ...database, db: isPostgres ? database.open() : database.db };
  const first = await startTestApp({ database, isWaiting });
  await first.addStaff("a@example.com", "correct horse");
  return [first, await startTestApp({ database: secondDatabase, isWaiting })];
}

/** How many of `count` calls, sent to the two in turn and all at once, are let through. */
async function passed(
  apps: readonly TestApp[],
  count: number,
  call: (app: TestApp, index: number) => Promise<{ status: number }>,
): Promise<number> {
  const each = numbers(count / apps.length);
  const calls = apps.flatMap((app, at) => each.map((index) => call(app, at * each.length + index)));
  return (await Promise.all(calls)).filter(({ status }) => status !== 429).length;
}

const limits = [
  {
    what: "60 sends a minute of an address",
    points: 60,
    call: (app: TestApp) => app.post("/api/subscription", { email: "a@example.com" }, home),
  },
  {
    what: "60 bot checks a minute of an address",
    points: 60,
    call: (app: TestApp) => app.post("/api/recaptcha/verify-token", { token: "x" }, home),
  },
  {
    what: "10 failed logins of an address",
    points: 10,
    call: (app: TestApp) =>
      app.post("/api/user/login", { email: "a@example.com", password: "wrong" }, home),
  },
  {
    what: "20 failed logins of an account, from anywhere",
    points: 20,
    call: (app: TestApp) =>
      app.post("/api/user/login", { email: "a@example.com", password: "wrong" }),
  },
  {
    what: "5 codes of an email, from anywhere",
    points: 5,
    call: (app: TestApp) => app.post("/api/user/forgot-password", { email: "a@example.com" }),
  },
];

test.each(limits)("$what: two instances on PostgreSQL share them", async ({ points, call }) => {
  const apps = await startTwo();

  expect(await passed(apps, points * 4, call)).toBe(isPostgres ? points : points * 2);

  for (const app of apps) expect(await call(app)).toMatchObject(tooMany);
});

test("of an address's enquiries those that are let through are stored, and no others", async () => {
  const apps = await startTwo(true);
  const output = collectOutput();
  const visitors = numbers(20).map((index) => ({ "X-Forwarded-For": `192.0.2.${100 + index}` }));
  const key = (index: number) => ({ "Idempotency-Key": `enquiry-number-${index}` });

  const one = passed(apps, 160, (app, index) => {
    const sent = { ...home, ...(index % 2 && key(index)) };
    return app.post("/api/enquiry", anEnquiry({ doubt: `Number ${index}` }), sent);
  });
  const others = apps.flatMap((app) =>
    visitors.map((visitor) => app.post("/api/contact", aMessage(), visitor)),
  );

  const letThrough = await one;
  expect(letThrough).toBe(isPostgres ? 60 : 120);
  for (const { status } of await Promise.all(others)) expect(status).toBe(201);
  const stored = await apps[0].database.db.selectFrom("lead_arrival").select("lead").execute();
  const forms = stored.map(({ lead }) => JSON.parse(lead).form);
  expect(forms.filter((form) => form === "enquiry")).toHaveLength(letThrough);
  expect(forms.filter((form) => form === "message")).toHaveLength(others.length);
  expect(output()).not.toContain("request-failed");
});

test("a send that is answered as the one before counts, also at the same moment", async () => {
  const app = await startTestApp();
  const again = () =>
    app.post("/api/enquiry", anEnquiry(), { ...home, "Idempotency-Key": "one-and-the-same" });

  const answers = await Promise.all(numbers(60).map(again));

  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(await again()).toMatchObject(tooMany);
});

test.runIf(isPostgres)("who was told to wait is not counted meanwhile", async () => {
  const [app] = await startTwo();
  const send = () => app.post("/api/enquiry", anEnquiry(), home);
  const counted = () => app.database.db.selectFrom("request_limit").select("points").execute();
  await Promise.all(numbers(60).map(send));
  expect(await send()).toMatchObject(tooMany);
  const before = await counted();

  expect(await send()).toMatchObject(tooMany);

  expect(await counted()).toEqual(before);
});

test.runIf(isPostgres)("an address's minute begins with its first send", async () => {
  const app = await startTestApp();
  const send = () => app.post("/api/enquiry", anEnquiry(), home);
  const counted = () =>
    app.database.db.selectFrom("request_limit").select(["points", "expire"]).execute();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await send();
  const [first] = await counted();
  vi.advanceTimersByTime(30_000);

  await send();

  expect(await counted()).toEqual([{ points: 2, expire: first?.expire }]);
});

test.runIf(isPostgres)("after its minute an address can send 60 more", async () => {
  const [, app] = await startTwo();
  const send = () => app.post("/api/enquiry", anEnquiry(), home);
  const minuteEnds = () =>
    app.database.db.updateTable("request_limit").set({ expire: "0" }).execute();
  await Promise.all(numbers(60).map(send));
  await minuteEnds();

  const answers = await Promise.all(numbers(60).map(send));

  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(await send()).toMatchObject(tooMany);
});

test.runIf(isPostgres)("a count that waits for another keeps nobody else waiting", async () => {
  const app = await startTestApp();
  const other = app.database.open();
  await app.post("/api/enquiry", anEnquiry(), home);

  const refused = await other.transaction().execute(async (holding) => {
    await holding.updateTable("request_limit").set({ points: 2 }).execute();
    const waiting = app.post("/api/enquiry", "not JSON", home);
    const locks = () =>
      sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(holding);
    await expect.poll(async () => (await locks()).rows.length).toBe(1);

    const elsewhere = { "X-Forwarded-For": "192.0.2.2", "Idempotency-Key": "from-elsewhere" };
    expect(await app.post("/api/enquiry", anEnquiry(), elsewhere)).toMatchObject({ status: 201 });
    return { waiting };
  });

  expect((await refused.waiting).status).toBe(400);
});

test("the second instance says when to come again", async () => {
  const apps = await startTwo();
  const [first, second] = apps;
  const send = (app: TestApp) => app.post("/api/enquiry", anEnquiry(), home);
  await passed(isPostgres ? [first] : apps, 120, send);

  const refused = await send(second);

  expect(refused).toMatchObject(tooMany);
  const retryAfter = Number(refused.headers.get("Retry-After"));
  expect(retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBeLessThanOrEqual(60);
});

test.runIf(isPostgres)("what is counted names neither address nor email", async () => {
  const [app] = await startTwo();
  await app.post("/api/user/login", { email: "a@example.com", password: "wrong" }, home);

  const rows = await app.database.db.selectFrom("request_limit").selectAll().execute();
  expect(rows.map(({ key }) => key.replace(/:[0-9a-f]{64}$/, ":…")).sort()).toEqual([
    "login-account:…",
    "login-address:…",
  ]);
  expect(rows.map(({ points }) => points)).toEqual([1, 1]);
});

test("addresses of one IPv6 network of 64 bits count together", async () => {
  const app = await startTestApp();
  const send = (address: string) =>
    app.post("/api/subscription", { email: "a@example.com" }, { "X-Forwarded-For": address });
  const within = Array.from({ length: 60 }, (_, index) => send(`2001:db8:1:2::${index + 1}`));
  expect((await Promise.all(within)).filter(({ status }) => status === 429)).toEqual([]);

  expect(await send("2001:db8:1:2:ffff:ffff:ffff:ffff")).toMatchObject(tooMany);
  expect((await send("2001:db8:1:3::1")).status).toBe(200);
});
