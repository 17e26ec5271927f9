import { expect, test } from "vitest";
import type { SavedView } from "#contract/answers/desk.ts";
import { startTestApp } from "#tests/kit.ts";
import { aColleague } from "#tests/people.ts";

const path = "/api/desk/views";
const dayMs = 24 * 60 * 60 * 1000;
const aView = { name: "Late in Kochi", query: "office=kochi&late=yes&sort=next-step" };

test("a view is made, changed and deleted", async () => {
  const app = await startTestApp();
  const me = await app.staffHeaders();

  const made = await app.post<SavedView>(path, aView, me);
  expect(made).toMatchObject({
    status: 201,
    data: { ...aView, is_shared: false, is_mine: true },
  });
  const { id } = made.data;
  const other = { name: " Kochi ", query: "office=kochi", is_shared: true };
  const changed = await app.put<SavedView>(`${path}/${id}`, other, me);
  const view = { id, name: "Kochi", query: "office=kochi", is_shared: true, is_mine: true };
  expect(changed).toMatchObject({ status: 200, data: view });
  const another = (await app.post<SavedView>(path, { ...aView, name: "Late" }, me)).data;
  expect((await app.put<SavedView>(`${path}/${id}`, other, me)).status).toBe(200);
  expect((await app.get(path, me)).data).toEqual([view, another]);

  expect(await app.remove(`${path}/${id}`, me)).toMatchObject({ status: 200, data: { id } });
  expect((await app.get(path, me)).data).toEqual([another]);
});

test("a view that is sent again under its key is one, also by who may have no more", async () => {
  const app = await startTestApp();
  const me = await app.staffHeaders();
  for (let count = 0; count < 99; count += 1) await app.post(path, aView, me);
  const add = (headers: Record<string, string>) =>
    app.post<SavedView>(path, aView, { ...headers, "Idempotency-Key": "a-key-of-mine" });
  const made = await add(me);

  const again = await add(me);

  expect(again).toMatchObject({ status: 201, data: made.data });
  expect((await app.get<SavedView[]>(path, me)).data).toHaveLength(100);
  expect((await add(await app.staffHeaders())).status).toBe(422);
  await app.remove(`${path}/${made.data.id}`, me);
  expect(await add(me)).toMatchObject({ status: 404, error: "There is no such view." });
});

test("a shared view is everybody's, another one is its maker's", async () => {
  const app = await startTestApp();
  const [me, colleague] = [await app.staffHeaders(), await app.staffHeaders()];
  const own = (await app.post<SavedView>(path, { ...aView, name: "own" }, me)).data;
  const shared = (
    await app.post<SavedView>(path, { ...aView, name: "Shared", is_shared: true }, me)
  ).data;

  const seen = await app.get<SavedView[]>(path, colleague);
  expect(seen.data).toEqual([{ ...shared, is_mine: false }]);
  for (const answer of [
    await app.put(`${path}/${own.id}`, aView, colleague),
    await app.remove(`${path}/${own.id}`, colleague),
  ]) {
    expect(answer).toMatchObject({ status: 404, error: "There is no such view." });
  }
  const renamed = { ...aView, name: "Ours", is_shared: true };
  expect((await app.put(`${path}/${shared.id}`, renamed, colleague)).status).toBe(200);
  expect((await app.get<SavedView[]>(path, me)).data.map(({ name }) => name)).toEqual([
    "Ours",
    "own",
  ]);
});

test.each([{ is_shared: false }, {}])(
  "whether a view is shared is its maker's to say: a colleague's %j changes the rest",
  async (said) => {
    const app = await startTestApp();
    const [me, colleague] = [await app.staffHeaders(), await app.staffHeaders()];
    const { id } = (await app.post<SavedView>(path, { ...aView, is_shared: true }, me)).data;
    const other = { name: "Kochi", query: "office=kochi" };

    const changed = await app.put<SavedView>(`${path}/${id}`, { ...other, ...said }, colleague);

    const view = { ...other, id, is_shared: true };
    expect(changed).toMatchObject({ status: 200, data: { ...view, is_mine: false } });
    expect((await app.get(path, me)).data).toEqual([{ ...view, is_mine: true }]);
    const own = await app.put<SavedView>(`${path}/${id}`, { ...other, ...said }, me);
    expect(own).toMatchObject({ status: 200, data: { is_shared: false } });
    expect((await app.get(path, colleague)).data).toEqual([]);
  },
);

test("with a forgotten account its own views go; the shared ones stay", async () => {
  const app = await startTestApp();
  const [left, stays] = [await aColleague(app), await aColleague(app)];
  await left.post(path, aView);
  await left.post(path, { ...aView, name: "Shared", is_shared: true });
  await stays.post(path, { ...aView, name: "Mine" });
  const kept = async () => {
    await app.finishUpkeep();
    const rows = await app.database.db.selectFrom("desk_view").select("name").execute();
    return rows.map(({ name }) => name).sort();
  };

  expect((await stays.post(`/api/user/staff/${left.id}/end`)).status).toBe(200);

  // It can be opened again, and then has all that it had.
  app.clock.forward(23 * 30 * dayMs);
  expect(await kept()).toEqual([aView.name, "Mine", "Shared"]);
  app.clock.forward(2 * 31 * dayMs - dayMs);
  // As each day; else the site would have been off for long, and delete nothing yet.
  await app.finishUpkeep();
  app.clock.forward(dayMs);
  expect(await kept()).toEqual(["Mine", "Shared"]);
});

test.each([
  [{ query: "stage=new" }, "A view needs a name."],
  [{ name: "x".repeat(81), query: "" }, "The name can have at most 80 characters."],
  [{ name: "Odd", query: "stage=gone" }, "stage must be some of"],
  [{ name: "Odd", query: "", is_shared: "yes" }, "is_shared must be true or false."],
])("%j is refused: %s", async (view, text) => {
  const app = await startTestApp();
  const answer = await app.post(path, view, await app.staffHeaders());
  expect(answer.status).toBe(400);
  expect(answer.error).toContain(text);
});

test("nobody has more than 100 views", async () => {
  const app = await startTestApp();
  const me = await app.staffHeaders();
  for (let count = 0; count < 100; count += 1) await app.post(path, aView, me);

  const answer = await app.post(path, aView, me);

  expect(answer).toMatchObject({
    status: 400,
    error: "You have 100 views. Please delete one first.",
  });
  expect((await app.post(path, aView, await app.staffHeaders())).status).toBe(201);
});
