import { expect, test } from "vitest";
import { unreachableDatabase } from "#tests/fresh-database.ts";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";

const away = "The service is away for a moment. Please try again in a minute.";

function startWithoutDatabase() {
  return startTestApp({ database: unreachableDatabase() });
}

test("with its database, the process is alive and ready", async () => {
  const app = await startTestApp();

  for (const path of ["/healthz", "/readyz"]) {
    expect(await app.get(path)).toMatchObject({ status: 200, data: { status: "ok" } });
  }
});

test("what is said of it now is kept by no cache", async () => {
  const apps = [await startTestApp(), await startWithoutDatabase()];

  for (const app of apps) {
    for (const path of ["/healthz", "/readyz"]) {
      expect((await app.get(path)).headers.get("Cache-Control")).toBe("no-store");
    }
  }
});

test("who looks whether it is alive does not wait behind all that others read", async () => {
  const app = await startTestApp();
  const answered: string[] = [];
  const ask = async (path: string) => {
    const connection = { outgoing: { setHeader: () => undefined } };
    await app.fetch(new Request(`http://localhost:3000${path}`), connection);
    answered.push(path);
  };

  await Promise.all(["/api/blogs", "/api/blogs", "/healthz"].map(ask));

  expect(answered[0]).toBe("/healthz");
});

test("without its database, the process is alive and not ready", async () => {
  const app = await startWithoutDatabase();

  expect(await app.get("/healthz")).toMatchObject({ status: 200, data: { status: "ok" } });
  const ready = await app.get("/readyz");
  expect(ready).toMatchObject({ status: 503, error: away });
  expect(ready.headers.get("Retry-After")).toBe("30");
});

test.each([
  { path: "/api/enquiry", body: anEnquiry() },
  { path: "/api/contact", body: aMessage() },
  { path: "/api/subscription", body: { email: "anjali@example.com" } },
  { path: "/api/user/login", body: { email: "anjali@example.com", password: "12345678" } },
])(
  "without its database, POST $path answers 503, says when to come again, and logs that once",
  async (given) => {
    const app = await startWithoutDatabase();
    const written = collectOutput();

    const plain = await app.post(given.path, given.body);
    const keyed = await app.post(given.path, given.body, { "Idempotency-Key": "a-key-of-mine" });

    for (const answer of [plain, keyed]) {
      expect(answer).toMatchObject({ status: 503, error: away });
      expect(answer.headers.get("Retry-After")).toBe("30");
    }
    expect(written().match(/"request-failed"/g)).toHaveLength(2);
  },
);

test("without its database, the lists answer 503, so that no browser drops its token", async () => {
  const app = await startWithoutDatabase();

  const answer = await app.get("/api/enquiry", { Authorization: "Bearer a-token" });

  expect(answer).toMatchObject({ status: 503, error: away });
});
