import { expect, test } from "vitest";
import { aPost, startWriter } from "#tests/blog.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";
import { meanwhile } from "#tests/meanwhile.ts";

test.runIf(isPostgres)(
  "the work on a picture ends behind a change of its post, and holds up nothing that this takes away",
  async () => {
    const app = await startTestApp();
    const { db } = app.database;
    const { data: post } = await (await startWriter(app)).add(await aPost());
    // The next try says only that it was the last.
    await db.updateTable("picture").set({ tries: 3 }).execute();

    await meanwhile(app.database, app.finishPictures, {
      before: (tx) =>
        tx.updateTable("post").set({ version: 2 }).where("id", "=", post.id).execute(),
      after: (tx) =>
        tx
          .selectFrom("picture")
          .select("name")
          .where("post_id", "=", post.id)
          .forUpdate()
          .noWait()
          .execute(),
    });

    const states = await db.selectFrom("picture").select("state").execute();
    expect(states).toEqual([{ state: "failed" }]);
  },
);
