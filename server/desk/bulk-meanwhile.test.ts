import { expect, test } from "vitest";
import { atTheDesk } from "#tests/desk.ts";
import { addLeadsOnDesk } from "#tests/desk-leads.ts";
import { startTestApp } from "#tests/kit.ts";

/** Three leads on two desks; the one has read its list, and the other goes on meanwhile. */
async function threeSeen() {
  const app = await startTestApp();
  const ids = await addLeadsOnDesk(app.database.db, 3);
  const [desk, colleague] = [await atTheDesk(app), await atTheDesk(app)];
  const { read_at } = await desk.filter("");
  app.clock.forward(1000);
  return { app, desk, colleague, ids, read_at };
}

test("what a colleague has set since the list was read is not set over", async () => {
  const { desk, colleague, ids, read_at } = await threeSeen();
  await colleague.change(ids[0] ?? "", { stage: "won" });

  const { data } = await desk.bulk({ ids, read_at, change: { stage: "in-touch" } });

  expect(data).toMatchObject({ changed: 2, kept: 1, is_whole: true });
  const stages = await Promise.all(ids.map(async (id) => (await desk.lead(id)).stage));
  expect(stages).toEqual(["won", "in-touch", "in-touch"]);
  expect((await desk.undo(data.change_id)).data).toMatchObject({ undone: 2, kept: 0 });
});

test("whoever has seen it sets it over", async () => {
  const { app, desk, colleague, ids } = await threeSeen();
  await colleague.change(ids[0] ?? "", { stage: "won" });
  app.clock.forward(1000);

  const { read_at } = await desk.filter("");
  const { data } = await desk.bulk({ ids, read_at, change: { stage: "in-touch" } });

  expect(data).toMatchObject({ changed: 3, kept: 0 });
});

test.each([
  ["another field", { next_step: "Call" }],
  ["the same value", { stage: "in-touch" }],
])("a colleague's change of %s is in nobody's way", async (_what, change) => {
  const { desk, colleague, ids, read_at } = await threeSeen();
  await colleague.change(ids[0] ?? "", change);

  const { data } = await desk.bulk({ ids, read_at, change: { stage: "in-touch" } });

  expect(data).toMatchObject({ kept: 0 });
  const stages = await Promise.all(ids.map(async (id) => (await desk.lead(id)).stage));
  expect(stages).toEqual(["in-touch", "in-touch", "in-touch"]);
});

test("nor is one's own, a colleague's note, or what a colleague has taken back", async () => {
  const { desk, colleague, ids, read_at } = await threeSeen();
  const [first = "", second = "", third = ""] = ids;
  await desk.change(first, { stage: "won" });
  await colleague.note(second, "They call again.");
  const { data } = await colleague.change(third, { stage: "lost" });
  await colleague.undo(data.change_id);

  const answer = await desk.bulk({ ids, read_at, change: { stage: "in-touch" } });

  expect(answer.data).toMatchObject({ changed: 3, kept: 0 });
});

test("when it was read is a time", async () => {
  const { desk, ids } = await threeSeen();

  const { status, error } = await desk.bulk({ ids, read_at: "now", change: { stage: "won" } });

  expect([status, error]).toEqual([400, "read_at must be when the list was read."]);
});
