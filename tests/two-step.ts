import { expect } from "vitest";
import type { RecoveryCodes, TwoStep, TwoStepSecret } from "#contract/two-step.ts";
import { appCode, wrongCode } from "./authenticator.ts";
import type { TestApp } from "./kit.ts";

export const password = "correct horse";

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
  const { secret } = await post<TwoStepSecret>("", { password });
  const shown = () => appCode(secret, app.clock.now());
  const { codes } = await post<RecoveryCodes>("/confirm", { code: shown() });
  const state = async () => (await app.get<TwoStep>("/api/user/two-step", bearer)).data;
  const notShown = () => wrongCode(secret, app.clock.now());
  return { ask, post, logIn, shown, notShown, state, codes };
}
