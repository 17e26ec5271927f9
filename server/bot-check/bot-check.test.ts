import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import type { BotChallenge } from "#contract/bot-check.ts";
import { heldClock } from "#tests/held-clock.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const tenMinutesMs = 10 * 60 * 1000;

async function challengeOf(app: TestApp): Promise<Challenge> {
  const { data } = await app.get<BotChallenge<Challenge>>("/api/recaptcha/challenge");
  if (data.provider !== "proof-of-work") throw new Error("not a challenge of our own");
  return data.challenge;
}

/** The work that a browser's worker does. */
async function solvedToken(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** The same proof, with another end than the one that was signed. */
function prolonged(token: string): string {
  const proof = JSON.parse(Buffer.from(token, "base64").toString());
  proof.challenge.parameters.expiresAt += 3600;
  return Buffer.from(JSON.stringify(proof)).toString("base64");
}

function verify(app: TestApp, token: unknown) {
  return app.post<{ success: boolean }>("/api/recaptcha/verify-token", { token });
}

test("a solved challenge counts once", async () => {
  const app = await startTestApp({ clock: heldClock(new Date().toISOString()) });
  const token = await solvedToken(await challengeOf(app));

  expect(await verify(app, token)).toMatchObject({ status: 200, data: { success: true } });
  expect(await verify(app, token)).toMatchObject({ status: 200, data: { success: false } });
});

test("a proof shown to another instance counts once, too", async () => {
  const clock = heldClock(new Date().toISOString());
  const one = await startTestApp({ clock });
  const other = await startTestApp({ clock, database: one.database });
  const token = await solvedToken(await challengeOf(one));

  const answers = await Promise.all([verify(one, token), verify(other, token)]);

  expect(answers.map(({ data }) => data.success).sort()).toEqual([false, true]);
});

test("neither an unsolved, a changed nor an old challenge counts", async () => {
  const app = await startTestApp({ clock: heldClock(new Date().toISOString()) });
  const challenge = await challengeOf(app);
  const unsolved = { challenge, solution: { counter: 1, derivedKey: "00" } };
  const past = await startTestApp({
    clock: heldClock(new Date(Date.now() - 2 * tenMinutesMs).toISOString()),
    database: app.database,
  });

  for (const token of [
    Buffer.from(JSON.stringify(unsolved)).toString("base64"),
    prolonged(await solvedToken(challenge)),
    await solvedToken(await challengeOf(past)),
    "not a token",
    "e30=",
  ]) {
    expect(await verify(app, token)).toMatchObject({ status: 200, data: { success: false } });
  }
});

test.each([undefined, null, "", 5, {}])(
  "the token %j answers 400: Token is null",
  async (token) => {
    const app = await startTestApp();

    expect(await verify(app, token)).toMatchObject({ status: 400, error: "Token is null" });
  },
);

test("a lead is taken without any bot check", async () => {
  const app = await startTestApp();

  const answer = await app.post("/api/subscription", { email: "anjali@example.com" });

  expect(answer.status).toBe(201);
});

test.each([
  { google: { success: true, score: 0.9, action: "homepage" }, success: true },
  { google: { success: true, score: 0.1, action: "homepage" }, success: false },
  { google: { success: true, score: 0.9, action: "login" }, success: false },
  { google: { success: false }, success: false },
  { google: "no JSON of Google's", success: false },
])("with keys, Google's $google counts as $success", async ({ google, success }) => {
  const asked: object[] = [];
  const app = await startTestApp({
    recaptcha: { siteKey: "site", secret: "hush" },
    fetch: async (url, init) => {
      asked.push({ url: String(url), body: String(init?.body), redirect: init?.redirect });
      return Response.json(google);
    },
  });

  const challenge = await app.get("/api/recaptcha/challenge");
  const answer = await verify(app, "from-google");

  expect(challenge.data).toEqual({ provider: "recaptcha", siteKey: "site" });
  expect(answer.data).toEqual({ success, ...(success && { proof: expect.any(String) }) });
  expect(asked).toEqual([
    {
      url: "https://www.google.com/recaptcha/api/siteverify",
      body: "secret=hush&response=from-google",
      redirect: "error",
    },
  ]);
});
