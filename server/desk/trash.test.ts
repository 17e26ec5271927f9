import { expect, test } from "vitest";
import { atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { everyRow } from "#tests/every-row.ts";
import { startTestApp } from "#tests/kit.ts";
import { onceListed } from "#tests/once-listed.ts";

const dayMs = 24 * 60 * 60 * 1000;

test("what is in the trash stands in no list but the trash, and comes back with one call", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const idsOf = async (query: string) => (await desk.page(query)).data.map((row) => row.id);

  await desk.change(id, { owner_id: await desk.id(), trashed: true });
  for (const query of ["", "?stage=new", "?kind=enquiry", "?q=anjali", "?sort=name"]) {
    expect(await idsOf(query)).toEqual([]);
  }
  expect(await idsOf("?trash=yes")).toEqual([id]);
  expect(await desk.counts()).toMatchObject({ trash: 1, open: 0, mine: 0, stages: { new: 0 } });
  expect(await desk.lead(id)).toMatchObject({ trashed_at: "2026-03-02T09:00:00.000Z" });

  await desk.change(id, { trashed: false });
  expect(await idsOf("")).toEqual([id]);
  expect(await idsOf("?trash=yes")).toEqual([]);
});

test("thrown away again it keeps its day; undo takes it out", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const { data } = await desk.change(id, { trashed: true });
  app.clock.forward(5000);
  const again = await desk.change(id, { trashed: true });
  expect(again.data).toMatchObject({ change_id: null });

  await desk.undo(data.change_id);
  expect(await desk.lead(id)).toMatchObject({ trashed_at: "" });
});

test("after 30 days it is deleted for good, with all that hangs on it", async () => {
  const app = await startTestApp();
  const gone = await sendEnquiry(app, { email: "gone@example.com", number: "5125550109" });
  const other = await sendMessage(app, { email: "gone@example.com", phone: "4845550111" });
  await app.deliverMails();
  const desk = await atTheDesk(app);
  await desk.note(gone, "A note about gone");
  await desk.change(gone, { trashed: true });

  app.clock.forward(30 * dayMs);
  await app.finishUpkeep();
  const later = await atTheDesk(app);
  expect((await later.open(gone)).status).toBe(200);
  app.clock.forward(dayMs);
  await app.finishUpkeep();

  const rows = JSON.stringify(await everyRow(app.database.db));
  expect(rows).not.toContain(gone);
  expect(rows).not.toContain("5125550109");
  expect(rows).not.toContain("A note about gone");
  const { person_leads } = (await (await atTheDesk(app)).open(other)).data;
  expect(person_leads.map(({ id }) => id)).toEqual([other]);
});

test("what a colleague takes out while the trash is being emptied stays", async () => {
  const app = await startTestApp();
  const taken = await sendEnquiry(app, { email: "taken@example.com" });
  const left = await sendEnquiry(app, { email: "left@example.com" });
  const desk = await atTheDesk(app);
  for (const id of [taken, left]) await desk.change(id, { trashed: true });
  app.clock.forward(31 * dayMs);
  const takeOut = async () => (await atTheDesk(app)).change(taken, { trashed: false });
  const db = app.database.open().withPlugin(onceListed(taken, takeOut));
  const other = await startTestApp({ database: { ...app.database, db }, clock: app.clock });

  await other.finishUpkeep();

  const later = await atTheDesk(app);
  expect((await later.page()).data.map(({ id }) => id)).toEqual([taken]);
  expect((await later.open(left)).status).toBe(404);
});
