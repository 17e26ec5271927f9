import { expect } from "vitest";
import type { RecoveryCodes, TwoStep, TwoStepSecret } from "#contract/answers/two-step.ts";
import { appCode, wrongCode } from "./authenticator.ts";
import type { TestApp } from "./kit.ts";

export const password = "correct horse";

/** Switches it on for who is logged in by that, with the password above; gives what their app shows from then on. */
export async function switchTwoStepsOn(app: TestApp, bearer: Record<string, string>) {
  const path = "/api/user/two-step";
  const { secret } = (await app.post<TwoStepSecret>(path, { password }, bearer)).data;
  const shown = (at = app) => appCode(secret, at.clock.now());
  const { status, data } = await app.post<RecoveryCodes>(
    `${path}/confirm`,
    { code: shown() },
    bearer,
  );
  expect(status).toBe(200);
  return { secret, codes: data.codes, shown };
}

/** Somebody with two-step login on, and an app that shows its codes. */
export async function somebodyOfTwoSteps(app: TestApp, email: string) {
  await app.addStaff(email, password);
  const logIn = (code?: string, headers = {}) =>
    app.post("/api/user/login", { email, password, code }, headers);
  const { token } = await logIn();
  const bearer = { Authorization: `Bearer ${token}` };
  const ask = <T>(path: string, body: object) =>
    app.post<T>(`/api/user/two-step${path}`, body, bearer);
  const post = async <T>(path: string, body: object) => {
    const { status, data } = await ask<T>(path, body);
    expect(status).toBe(200);
    return data;
  };
  const { secret, codes, shown } = await switchTwoStepsOn(app, bearer);
  const state = async () => (await app.get<TwoStep>("/api/user/two-step", bearer)).data;
  const notShown = (nth = 0) => wrongCode(secret, app.clock.now(), nth);
  return { ask, post, logIn, shown, notShown, state, codes };
}
