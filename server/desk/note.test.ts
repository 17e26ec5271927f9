import { expect, test } from "vitest";
import { atTheDesk, sendEnquiry } from "#tests/desk.ts";
import { startTestApp } from "#tests/kit.ts";

const key = "0e2d5a3c7b91446d8a0f1c2e3d4b5a69";

async function startNoting() {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const notes = async () => (await desk.open(id)).data.history.map(({ note }) => note);
  return { app, id, desk, notes };
}

test("the same note again under its key is one, and is answered as the first was", async () => {
  const { id, desk, notes } = await startNoting();
  const first = await desk.note(id, "Call after six.", key);

  const second = await desk.note(id, "Call after six.", key);

  expect(first).toMatchObject({ status: 201, data: { lead: { version: 2 } } });
  expect(second.status).toBe(201);
  expect(second.text).toBe(first.text);
  expect(await notes()).toEqual(["Call after six."]);
});

test("notes stand newest first, also those of one moment", async () => {
  const { app, id, desk, notes } = await startNoting();
  for (let place = 1; place <= 10; place += 1) await desk.note(id, `${place}`);
  app.clock.forward(1000);
  await desk.note(id, "Later");

  expect((await notes()).join(" ")).toBe("Later 10 9 8 7 6 5 4 3 2 1");
});

test("a note that is repeated says the lead as it is now", async () => {
  const { id, desk } = await startNoting();
  await desk.note(id, "Call after six.", key);
  await desk.change(id, { stage: "in-touch" });

  const { data } = await desk.note(id, "Call after six.", key);

  expect(data.lead).toMatchObject({ stage: "in-touch", version: 3 });
});

test("5 at once under one key are one note, and all are told of it", async () => {
  const { id, desk, notes } = await startNoting();

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => desk.note(id, "Call after six.", key)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(new Set(answers.map(({ data }) => data.change_id)).size).toBe(1);
  expect(await notes()).toEqual(["Call after six."]);
});

test("the key with another text, on another lead or from somebody else is refused, and stores nothing", async () => {
  const { app, id, desk, notes } = await startNoting();
  const other = await sendEnquiry(app, { email: "other@example.com" });
  const colleague = await atTheDesk(app);
  await desk.note(id, "Call after six.", key);

  const answers = [
    await desk.note(id, "Call before six.", key),
    await desk.note(other, "Call after six.", key),
    await colleague.note(id, "Call after six.", key),
  ];

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(await notes()).toEqual(["Call after six."]);
  expect((await desk.open(other)).data.history).toEqual([]);
});

test("another key, or none, makes another note; what is no key is refused", async () => {
  const { id, desk, notes } = await startNoting();

  await desk.note(id, "Again.", key);
  await desk.note(id, "Again.", "another-key");
  await desk.note(id, "Again.");
  await desk.note(id, "Again.");

  expect(await notes()).toHaveLength(4);
  expect(await desk.note(id, "Again.", "no key!")).toMatchObject({ status: 400 });
});

test("what is kept beside the key is ids", async () => {
  const { app, id, desk } = await startNoting();
  const { data } = await desk.note(id, "Her name is Meera.", key);

  const kept = await app.database.db
    .selectFrom("idempotency_key")
    .select("answer")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();

  expect(JSON.parse(kept.answer)).toEqual({ status: 201, data: { change_id: data.change_id } });
});
