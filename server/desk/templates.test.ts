import { describe, expect, test } from "vitest";
import type { Template } from "#contract/answers/reply-template.ts";
import { startTestApp } from "#tests/kit.ts";

const first = {
  name: "First answer",
  subject: "Your enquiry {receipt}",
  text: "Dear {name},\n\nthank you for asking about {category}.\n\n{staff}, {office}",
};
const path = "/api/desk/templates";

test("staff make, change and delete templates, which all of them share", async () => {
  const app = await startTestApp();
  const made = await app.asStaff().post<Template>(path, first);
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({
    ...first,
    version: 1,
    changed_at: app.clock.now().toISOString(),
  });
  for (const name of ["Visit", "Élan", "another"]) {
    await app.asStaff().post(path, { ...first, name });
  }

  const listed = await app.asStaff().get<Template[]>(path);
  expect(listed.data.map(({ name }) => name)).toEqual(["another", "Élan", "First answer", "Visit"]);

  const id = made.data.id;
  app.clock.forward(1000);
  const changed = await app
    .asStaff()
    .put<Template>(`${path}/${id}`, { ...first, text: "New", version: 1 });
  expect(changed.data).toMatchObject({
    text: "New",
    version: 2,
    changed_at: app.clock.now().toISOString(),
  });

  expect((await app.asStaff().remove(`${path}/${id}`)).status).toBe(200);
  const left = await app.asStaff().get<Template[]>(path);
  expect(left.data.map(({ name }) => name)).toEqual(["another", "Élan", "Visit"]);
});

test("a template that is sent again under its key is one, and answered as it is now", async () => {
  const app = await startTestApp();
  const me = await app.staffHeaders();
  const add = (body: object, key: string) =>
    app.post<Template>(path, body, { ...me, "Idempotency-Key": key });
  const made = await add(first, "a-key-of-mine");
  await app.put(`${path}/${made.data.id}`, { ...first, text: "New", version: 1 }, me);

  const again = await add(first, "a-key-of-mine");

  expect(again).toMatchObject({ status: 201, data: { id: made.data.id, text: "New", version: 2 } });
  expect((await app.get<Template[]>(path, me)).data).toEqual([again.data]);
  expect((await add({ ...first, name: "Another" }, "a-key-of-mine")).status).toBe(422);
  expect((await add(first, "another-key")).data.id).not.toBe(made.data.id);
  await app.remove(`${path}/${made.data.id}`, me);
  const gone = { status: 404, error: "This template is not there any more." };
  expect(await add(first, "a-key-of-mine")).toMatchObject(gone);
});

test("whoever changes an older version than there is hears of it, and nothing is lost", async () => {
  const app = await startTestApp();
  const { data } = await app.asStaff().post<Template>(path, first);
  const put = (text: string) =>
    app.asStaff().put(`${path}/${data.id}`, { ...first, text, version: 1 });

  const [one, other] = await Promise.all([put("mine"), put("yours")]);

  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const refused = one.status === 409 ? one : other;
  expect(refused.error).toBe("Somebody has changed this template meanwhile. Look at theirs first.");
});

describe("is refused", () => {
  test.each([
    [{ name: "" }, "A template needs a name."],
    [
      { text: "Dear {nmae}" },
      "{nmae} is no placeholder. There are {name}, {receipt}, {category}, {staff}, {office}.",
    ],
    [
      { subject: "{date}" },
      "{date} is no placeholder. There are {name}, {receipt}, {category}, {staff}, {office}.",
    ],
  ])("a template with %o", async (broken, error) => {
    const app = await startTestApp();
    const answer = await app.asStaff().post(path, { ...first, ...broken });

    expect(answer).toMatchObject({ status: 400, error });
    expect((await app.asStaff().get<Template[]>(path)).data).toEqual([]);
  });

  test("a change with a version that no column can hold", async () => {
    const app = await startTestApp();
    const { data } = await app.asStaff().post<Template>(path, first);
    const put = (version: number) =>
      app.asStaff().put(`${path}/${data.id}`, { ...first, text: "New", version });

    expect(await put(2_147_483_647)).toMatchObject({
      status: 400,
      error: "version must be the number of the template that you saw.",
    });
    expect((await put(2_147_483_646)).status).toBe(409);
  });

  test("one that is gone", async () => {
    const app = await startTestApp();
    const gone = { status: 404, error: "This template is not there any more." };
    expect(await app.asStaff().put(`${path}/none`, { ...first, version: 1 })).toMatchObject(gone);
    expect(await app.asStaff().remove(`${path}/none`)).toMatchObject(gone);
  });

  test("everybody who is not logged in", async () => {
    const app = await startTestApp();
    expect((await app.get(path)).status).toBe(401);
    expect((await app.post(path, first)).status).toBe(401);
    expect((await app.put(`${path}/none`, { ...first, version: 1 })).status).toBe(401);
    expect((await app.remove(`${path}/none`)).status).toBe(401);
  });
});
