import { expect, test } from "vitest";
import { atTheDesk, sendMessage } from "#tests/desk.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";
import { holdLeadAtOnce, meanwhile } from "#tests/meanwhile.ts";
import { holdLeads } from "./store.ts";

test.runIf(isPostgres)(
  "taking up a lead that makes two persons one waits for who changes their leads, and neither is broken off",
  async () => {
    const app = await startTestApp({ isWaiting: true });
    const desk = await atTheDesk(app);
    await sendMessage(app, { email: "one@example.com", phone: "5125550101" });
    app.clock.forward(60_000);
    const other = { email: "other@example.com", phone: "5125550102" };
    const first = await sendMessage(app, other);
    // By the clock it came before the one that has the smaller id.
    app.clock.forward(-1000);
    const second = await sendMessage(app, other);
    await desk.change(first, { next_step: "Call" });

    await sendMessage(app, { email: "one@example.com", phone: "5125550102" });
    await meanwhile(app.database, app.takeUp, {
      before: (tx) => holdLeads(tx, [first]),
      after: (tx) => holdLeadAtOnce(tx, second),
    });

    const persons = [await desk.lead(first), await desk.lead(second)].map((one) => one.person_id);
    expect(new Set(persons).size).toBe(1);
  },
);

test.runIf(isPostgres)("so it does where two leads together make four persons two", async () => {
  const app = await startTestApp({ isWaiting: true });
  const desk = await atTheDesk(app);
  for (const email of ["one@example.com", "two@example.com"]) {
    await sendMessage(app, { email, phone: "" });
    app.clock.forward(1000);
  }
  const ofSecond = await sendMessage(app, { email: "2@example.com", phone: "5125550102" });
  // By the clock it came before the one that has the smaller id.
  app.clock.forward(-1);
  const ofFirst = await sendMessage(app, { email: "1@example.com", phone: "5125550101" });
  await app.takeUp();

  await sendMessage(app, { email: "one@example.com", phone: "5125550101" });
  await sendMessage(app, { email: "two@example.com", phone: "5125550102" });
  await meanwhile(app.database, app.takeUp, {
    before: (tx) => holdLeads(tx, [ofSecond]),
    after: (tx) => holdLeadAtOnce(tx, ofFirst),
  });

  const { data } = await desk.page();
  const persons = Map.groupBy(data, ({ person_id }) => person_id);
  expect([...persons.values()].map((leads) => leads.length)).toEqual([3, 3]);
});
