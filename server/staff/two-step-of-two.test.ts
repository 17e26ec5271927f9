import { expect, test } from "vitest";
import { startTestApp } from "#tests/kit.ts";
import { password, somebodyOfTwoSteps } from "#tests/two-step.ts";

test("whatever one does with their two-step login, a colleague's stays as it is", async () => {
  const app = await startTestApp();
  const leela = await somebodyOfTwoSteps(app, "leela@example.com");
  app.clock.forward(30_000);
  const ravi = await somebodyOfTwoSteps(app, "ravi@example.com");
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
