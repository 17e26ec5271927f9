import { expect, test } from "vitest";
import { startTestApp } from "#tests/kit.ts";

const email = "office@example.com";
const password = "correct horse";
const from = (address: string) => ({ "X-Forwarded-For": address });
const tooMany = "Too many requests. Please try again in a few minutes.";

test("of 15 wrong passwords at once from one address 10 are looked at", async () => {
  const app = await startTestApp();
  await app.addStaff(email, password);
  const login = (body: object, address = "192.0.2.1") =>
    app.post("/api/user/login", { email, ...body }, from(address));

  const answers = await Promise.all(
    Array.from({ length: 15 }, () => login({ password: "wrong horse" })),
  );

  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.error).toBe(tooMany);
  const retryAfter = Number(refused?.headers.get("Retry-After"));
  expect(retryAfter).toBeGreaterThan(10 * 60);
  expect(retryAfter).toBeLessThanOrEqual(15 * 60);
  // The right one is not looked at either, but from elsewhere it is.
  expect(await login({ password })).toMatchObject({ status: 429, error: tooMany });
  expect(await login({ password }, "192.0.2.2")).toMatchObject({ status: 200 });
});

test("right logins do not count", async () => {
  const app = await startTestApp();
  await app.addStaff(email, password);
  const statuses = async (passwords: string[]) => {
    const all = [];
    for (const sent of passwords) {
      const body = { email, password: sent };
      all.push((await app.post("/api/user/login", body, from("192.0.2.1"))).status);
    }
    return all;
  };

  expect(await statuses(Array(9).fill("wrong"))).toEqual(Array(9).fill(401));
  expect(await statuses(Array(3).fill(password))).toEqual(Array(3).fill(200));
  expect(await statuses(["wrong", "wrong"])).toEqual([401, 429]);
});
