import { expect, test } from "vitest";
import { waitToOrderPersons } from "#server/desk/persons-store.ts";
import { atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";
import { meanwhile } from "#tests/meanwhile.ts";
import { listen } from "#tests/seen-queries.ts";

/** What is sent stays where it came in until somebody looks. */
const startWaiting = () => startTestApp({ isWaiting: true });

/** One writer at a time: SQLite has nothing else meanwhile. */
const testMeanwhile = test.runIf(isPostgres);

testMeanwhile("who looks at leads does not wait for those that come meanwhile", async () => {
  const app = await startWaiting();
  const before = await sendEnquiry(app);

  await meanwhile(app.database, app.takeUp, {
    before: waitToOrderPersons,
    after: () => sendMessage(app),
  });

  const onDesk = await app.database.db.selectFrom("desk_lead").select("id").execute();
  expect(onDesk).toEqual([{ id: before }]);
});

testMeanwhile("who looks while leads are taken up sees those that came before that", async () => {
  const app = await startWaiting();
  const desk = await atTheDesk(app);
  const ids = [await sendEnquiry(app)];
  let looking: ReturnType<typeof desk.page> | undefined;

  await meanwhile(app.database, app.takeUp, {
    before: waitToOrderPersons,
    after: async () => {
      ids.push(await sendMessage(app));
      looking = desk.page();
    },
  });

  expect((await looking)?.data.map(({ id }) => id).sort()).toEqual(ids.sort());
});

test("leads are taken up once for all who look at the same time", async () => {
  const database = await freshDatabase();
  const { db, take } = listen(database.address);
  const app = await startTestApp({ database: { ...database, db }, isWaiting: true });
  await sendEnquiry(app);
  take();

  await Promise.all([app.takeUp(), app.takeUp(), app.takeUp()]);

  const removals = take().filter(({ sql }) => sql.startsWith('delete from "lead_arrival"'));
  expect(removals).toHaveLength(1);
});
