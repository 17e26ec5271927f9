import { expect, test } from "vitest";
import type { RecoveryCodes, TwoStep, TwoStepSecret } from "#contract/two-step.ts";
import { appCode } from "#tests/authenticator.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const password = "correct horse";

/** Somebody with two-step login on, and an app that shows its codes. */
async function somebody(app: TestApp, email: string) {
  await app.addStaff(email, password);
  const logIn = (code?: string) => app.post("/api/user/login", { email, password, code });
  const { token } = await logIn();
  const bearer = { Authorization: `Bearer ${token}` };
  const post = async <T>(path: string, body: object) => {
    const { status, data } = await app.post<T>(`/api/user/two-step${path}`, body, bearer);
    expect(status).toBe(200);
    return data;
  };
  const { secret } = await post<TwoStepSecret>("", { password });
  const shown = () => appCode(secret, app.clock.now());
  const { codes } = await post<RecoveryCodes>("/confirm", { code: shown() });
  const state = async () => (await app.get<TwoStep>("/api/user/two-step", bearer)).data;
  return { post, logIn, shown, state, codes };
}

test("whatever one does with their two-step login, a colleague's stays as it is", async () => {
  const app = await startTestApp();
  const leela = await somebody(app, "leela@example.com");
  app.clock.forward(30_000);
  const ravi = await somebody(app, "ravi@example.com");
  const before = await ravi.state();
  expect(before).toEqual({ on_at: app.clock.now().toISOString(), codes_left: 10 });
  app.clock.forward(30_000);

  expect((await leela.logIn(leela.codes[0])).status).toBe(200);
  expect((await leela.logIn(leela.shown())).status).toBe(200);
  expect(await leela.state()).toMatchObject({ codes_left: 9 });
  app.clock.forward(30_000);
  await leela.post("/codes", { password, code: leela.shown() });
  expect(await leela.state()).toMatchObject({ codes_left: 10 });
  app.clock.forward(30_000);
  await leela.post("/off", { password, code: leela.shown() });
  await leela.post("", { password });

  expect(await leela.state()).toEqual({ on_at: "", codes_left: 0 });
  expect(await ravi.state()).toEqual(before);
  expect((await ravi.logIn()).status).toBe(401);
  expect((await ravi.logIn(ravi.shown())).status).toBe(200);
  expect((await ravi.logIn(ravi.codes[0])).status).toBe(200);
});
