import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { password, somebodyOfTwoSteps } from "#tests/two-step.ts";

const quarterMs = 15 * 60_000;
const wrong = {
  status: 401,
  error: "This code is not right, or it was used before. Try the next one.",
};

let app: TestApp;
let leela: Awaited<ReturnType<typeof somebodyOfTwoSteps>>;
beforeEach(async () => {
  app = await startTestApp();
  leela = await somebodyOfTwoSteps(app, "leela@example.com");
  app.clock.forward(30_000);
});

const secondsToWait = ({ headers }: { headers: Headers }) => Number(headers.get("Retry-After"));

test("the app's code has five tries in 15 minutes; a recovery code still lets in", async () => {
  const guesses = [0, 1, 2, 3, 4].map((nth) => leela.notShown(nth));

  const answers = await Promise.all(guesses.map((code) => leela.logIn(code)));

  for (const answer of answers) expect(answer).toMatchObject(wrong);
  const refused = await leela.logIn(leela.shown());
  expect(refused.status).toBe(429);
  expect(secondsToWait(refused)).toBeGreaterThan(10 * 60);
  expect((await leela.logIn(leela.codes[0])).status).toBe(200);
});

test("what switches it off or makes recovery codes has the same five tries", async () => {
  for (const path of ["/off", "/codes", "/off", "/codes", "/off"]) {
    const answer = await leela.ask(path, { password, code: leela.notShown() });
    expect(answer).toMatchObject({ ...wrong, status: 400 });
  }

  expect((await leela.ask("/off", { password, code: leela.shown() })).status).toBe(429);
  expect((await leela.logIn(leela.shown())).status).toBe(429);
});

test("the app's code has twenty tries a day; a recovery code still lets in", async () => {
  // Known, so that what counts is the code.
  const home = { "X-Forwarded-For": "192.0.2.7" };
  expect((await leela.logIn(leela.codes[0], home)).status).toBe(200);
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  for (let tries = 0; tries < 20; tries += 1) {
    expect(await leela.logIn(leela.notShown(), home)).toMatchObject(wrong);
    if (tries % 5 === 4) vi.advanceTimersByTime(quarterMs);
  }

  const refused = await leela.logIn(leela.shown(), home);

  expect(refused.status).toBe(429);
  expect(secondsToWait(refused)).toBe(23 * 60 * 60);
  expect((await leela.logIn(leela.codes[1], home)).status).toBe(200);
});

test("recovery codes have ten tries in 15 minutes; the app's code still lets in", async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await leela.logIn("ABCD-EFGH-JKLM")).toMatchObject(wrong);
  }

  const refused = await leela.logIn(leela.codes[0]);

  expect(refused.status).toBe(429);
  expect(secondsToWait(refused)).toBeGreaterThan(10 * 60);
  expect((await leela.logIn(leela.shown())).status).toBe(200);
});

test("right codes do not count, of whichever kind and for whatever they are", async () => {
  for (let times = 0; times < 21; times += 1) {
    expect((await leela.logIn(leela.shown())).status).toBe(200);
    app.clock.forward(30_000);
  }
  for (let times = 0; times < 11; times += 1) {
    const { codes } = await leela.post<{ codes: string[] }>("/codes", {
      password,
      code: leela.shown(),
    });
    expect((await leela.logIn(codes[0])).status).toBe(200);
    app.clock.forward(30_000);
  }
});
