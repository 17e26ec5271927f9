import { expect, test } from "vitest";
import { atTheDesk, sendMessage } from "#tests/desk.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";
import { meanwhile } from "#tests/meanwhile.ts";
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
      after: (tx) => holdLeads(tx, [first, second]),
    });

    const persons = [await desk.lead(first), await desk.lead(second)].map((one) => one.person_id);
    expect(new Set(persons).size).toBe(1);
  },
);
