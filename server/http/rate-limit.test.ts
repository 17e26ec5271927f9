import { afterEach, describe, expect, test, vi } from "vitest";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";
import { Problem } from "./problem.ts";
import { rateLimit } from "./rate-limit.ts";

const tooMany = "Too many requests. Please try again in a few minutes.";
const from = (address: string) => ({ "X-Forwarded-For": address });

test("an address can send 60 times a minute, wherever to and whatever", async () => {
  const app = await startTestApp();
  const send = (index: number) => {
    const [path, body] = [
      ["/api/enquiry", anEnquiry()] as const,
      ["/api/contact", aMessage()] as const,
      ["/api/subscription", { email: "anjali@example.com" }] as const,
      ["/api/enquiry", "not JSON"] as const,
    ][index % 4] ?? ["", ""];
    return app.post(path, body, from("192.0.2.1"));
  };

  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => send(index)));
  const refused = await send(0);

  expect(answers.filter(({ status }) => status === 429)).toEqual([]);
  expect(refused).toMatchObject({ status: 429, error: tooMany });
  const retryAfter = Number(refused.headers.get("Retry-After"));
  expect(retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect((await app.post("/api/enquiry", anEnquiry(), from("192.0.2.2"))).status).toBe(201);
  expect((await app.get("/api/openapi.json", from("192.0.2.1"))).status).toBe(200);
});

test("without a trusted proxy a made-up address does not help", async () => {
  const app = await startTestApp({ trustedProxies: 0 });
  const send = () => app.post("/api/subscription", { email: "anjali@example.com" });

  await Promise.all(Array.from({ length: 60 }, send));

  expect((await send()).status).toBe(429);
});

describe("a limit of 2 in 60 seconds", () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const problem = { status: 429, message: tooMany };
  const startLimit = async () => {
    const database = await freshDatabase();
    return rateLimit(database, { name: "test", points: 2, seconds: 60 });
  };
  /** The clock alone: the way to the database has timers of its own. */
  const holdTime = () => vi.useFakeTimers({ toFake: ["Date"] });

  test("refuses the third, and says when to come again", async () => {
    const limit = await startLimit();
    holdTime();
    await limit.take("one");
    vi.advanceTimersByTime(20_000);
    await limit.take("one");

    const third = limit.take("one");

    await expect(third).rejects.toBeInstanceOf(Problem);
    await expect(third).rejects.toMatchObject({ ...problem, headers: { "Retry-After": "40" } });
    vi.advanceTimersByTime(39_999);
    await expect(limit.take("one")).rejects.toMatchObject({ headers: { "Retry-After": "1" } });
    await limit.take("other");
  });

  test("takes two more after 60 seconds, however often it was asked meanwhile", async () => {
    const limit = await startLimit();
    holdTime();
    await Promise.allSettled(Array.from({ length: 50 }, () => limit.take("one")));

    vi.advanceTimersByTime(60_001);

    await limit.take("one");
    await limit.take("one");
    await expect(limit.take("one")).rejects.toMatchObject(problem);
  });

  test.skipIf(isPostgres)("is not longer for a clock that is set back meanwhile", async () => {
    const limit = await startLimit();
    holdTime();
    await Promise.allSettled(Array.from({ length: 3 }, () => limit.take("one")));

    vi.setSystemTime(Date.now() - 60 * 60 * 1000);

    await limit.take("one");
    await limit.take("one");
    await expect(limit.take("one")).rejects.toMatchObject({ headers: { "Retry-After": "60" } });
  });

  test("takes one more for each that was given back", async () => {
    const limit = await startLimit();
    await limit.take("one");
    await limit.take("one");

    await limit.giveBack("one");

    await limit.take("one");
    await expect(limit.take("one")).rejects.toMatchObject(problem);
  });
});
