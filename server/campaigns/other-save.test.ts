import { expect, test } from "vitest";
import type { Campaign } from "#contract/answers/campaigns.ts";
import { act, addedDraft, campaign, readers, subscribeAndConfirm } from "#tests/campaigns.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const refused = { status: 409, error: "Somebody else has saved this campaign meanwhile." };

const save = (app: TestApp, { id, post }: Campaign, change: Record<string, unknown>) =>
  app.asStaff().put<Campaign>(`/api/campaigns/${id}`, {
    post,
    subject: "News",
    intro: "",
    per_minute: 60,
    ...change,
  });

test("a draft is changed in the version that was seen, and in no other", async () => {
  const app = await startTestApp();
  const draft = await addedDraft(app);
  expect(draft.version).toBe(1);

  const theirs = await save(app, draft, { subject: "Theirs", version: 1 });
  expect(theirs).toMatchObject({ status: 200, data: { subject: "Theirs", version: 2 } });
  expect(await save(app, draft, { subject: "Mine", version: 1 })).toMatchObject(refused);
  expect(await campaign(app, draft.id)).toMatchObject({ subject: "Theirs", version: 2 });
  expect(await save(app, draft, { subject: "Mine", version: 2 })).toMatchObject({
    status: 200,
    data: { subject: "Mine", version: 3 },
  });
});

test("what is done to a draft changes no other", async () => {
  const app = await startTestApp();
  const [draft, saved, removed] = [
    await addedDraft(app),
    await addedDraft(app),
    await addedDraft(app),
  ];

  const changed = await save(app, saved, { subject: "Theirs", version: 1 });
  expect((await app.asStaff().remove(`/api/campaigns/${removed.id}`)).status).toBe(200);

  expect(await campaign(app, draft.id)).toEqual(draft);
  expect(await campaign(app, saved.id)).toEqual(changed.data);
});

test("of 8 saves of one version one is done", async () => {
  const app = await startTestApp();
  const draft = await addedDraft(app);
  const subjects = Array.from({ length: 8 }, (_, index) => `Subject ${index}`);

  const answers = await Promise.all(
    subjects.map((subject) => save(app, draft, { subject, version: 1 })),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const done = answers.find(({ status }) => status === 200)?.data;
  expect(await campaign(app, draft.id)).toEqual(done);
});

test("words that nobody here has seen are not sent", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  const draft = await addedDraft(app);
  await save(app, draft, { subject: "Theirs", version: 1 });

  expect(await act(app, draft.id, "start", { version: 1 })).toMatchObject(refused);
  expect(await campaign(app, draft.id)).toMatchObject({ state: "draft", version: 2 });
  expect(await act(app, draft.id, "start", { version: 2 })).toMatchObject({ status: 200 });
});

test.each([
  { version: undefined },
  { version: 0 },
  { version: 1.5 },
  { version: "1" },
  { version: 2 ** 31 },
])("a change with the version $version is refused", async ({ version }) => {
  const app = await startTestApp();
  const draft = await addedDraft(app);

  expect(await save(app, draft, { version })).toMatchObject({
    status: 400,
    error: "version must be the number of the campaign that you saw.",
  });
});

test("a start with a version that no column can hold is refused", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  const draft = await addedDraft(app);

  expect(await act(app, draft.id, "start", { version: 2 ** 31 })).toMatchObject({
    status: 400,
    error: "version must be the number of the campaign that you saw.",
  });
  expect(await campaign(app, draft.id)).toMatchObject({ state: "draft" });
});
