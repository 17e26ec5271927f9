import { expect, test } from "vitest";
import type { Tx } from "#server/dependencies.ts";
import { erasePerson, findPerson } from "#server/privacy/erase-store.ts";
import { act, addedDraft, addedPost, subscribeAndConfirm } from "#tests/campaigns.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";
import { meanwhile } from "#tests/meanwhile.ts";

/** One writer at a time: SQLite has nothing meanwhile. */
const testMeanwhile = test.runIf(isPostgres);

const removePost = (id: string) => (tx: Tx) => tx.deleteFrom("post").where("id", "=", id).execute();
const noPost = { status: 404, error: "There is no such post." };

testMeanwhile("a new draft about a post that is just being deleted says so", async () => {
  const app = await startTestApp();
  const { id } = await addedPost(app);
  const draft = { post: id, subject: "News", intro: "", per_minute: 60 };

  const adding = () => app.asStaff().post("/api/campaigns", draft);

  expect(await meanwhile(app.database, adding, { before: removePost(id) })).toMatchObject(noPost);
});

testMeanwhile("a draft that is turned to a post that is just being deleted says so", async () => {
  const app = await startTestApp();
  const { id } = await addedPost(app);
  const { id: campaign, version } = await addedDraft(app);
  const change = { post: id, subject: "News", intro: "", per_minute: 60, version };

  const changing = () => app.asStaff().put(`/api/campaigns/${campaign}`, change);

  expect(await meanwhile(app.database, changing, { before: removePost(id) })).toMatchObject(noPost);
});

testMeanwhile(
  "a campaign that starts while a subscriber is erased goes to the others",
  async () => {
    const app = await startTestApp();
    const email = "zebulon@example.com";
    await subscribeAndConfirm(app, [email, "meera@example.com"]);
    const { id } = await addedDraft(app);

    const answer = await meanwhile(app.database, () => act(app, id, "start"), {
      before: async (tx) =>
        erasePerson(tx, { email, ids: await findPerson(tx, email) }, app.clock.now()),
    });

    expect(answer).toMatchObject({ status: 200, data: { counts: { recipients: 1, waiting: 1 } } });
  },
);
