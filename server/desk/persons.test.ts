import {
  array,
  asyncProperty,
  boolean,
  constantFrom,
  record,
  tuple,
  assert as verify,
} from "fast-check";
import { expect, test } from "vitest";
import { atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { groupByPerson, personKeys } from "./person-keys.ts";

type Sent = { email: string; phone: string };

/** Few of each, so that many leads share them. */
const aSend = record({
  email: constantFrom(
    "a@example.com",
    "B@example.com",
    "b@Example.com",
    "c@example.com",
    "d@example.com",
  ),
  phone: constantFrom("5125550101", "5125550102", "5125550103", "", "0000000000"),
});

test("leads that share an address or a number are of one person, also over others", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const first = await sendEnquiry(app, { email: "a@example.com", number: "5125550101" });
  app.clock.forward(1000);
  const second = await sendMessage(app, { email: "b@example.com", phone: "5125550102" });
  const personOf = async (id: string) => (await desk.lead(id)).person_id;
  const oldest = await personOf(first);
  expect(await personOf(second)).not.toBe(oldest);

  app.clock.forward(1000);
  const third = await sendMessage(app, { email: "A@Example.com", phone: "+1 512 555 0102" });

  const { person_leads } = (await desk.open(first)).data;
  expect(person_leads.map(({ id }) => id)).toEqual([third, second, first]);
  expect(await Promise.all([first, second].map(personOf))).toEqual([oldest, oldest]);
});

test("a number that nobody has makes nobody one", () => {
  const keys = (phone: string) => personKeys({ email: "A@example.com", phone });
  expect(keys("5125550101")).toEqual([
    { kind: "email", key: "a@example.com" },
    { kind: "phone", key: "5125550101" },
  ]);
  for (const phone of ["", "0000000000", "9999999999", "1234567890", "0123456789", "123"]) {
    expect(keys(phone)).toEqual([{ kind: "email", key: "a@example.com" }]);
  }
});

test("however leads hang together: groups are those of the slow way", async () => {
  await verify(
    asyncProperty(array(aSend, { maxLength: 14 }), async (sends) => {
      const leads = sends.map((sent, place) => ({ place, keys: personKeys(sent) }));
      const groups = groupByPerson(leads).map((group) => group.map(({ place }) => place));
      expect(sorted(groups)).toEqual(slowGroups(sends));
    }),
    { numRuns: 300 },
  );
});

test("however leads come, and are taken up: persons are those of the slow way", async () => {
  await verify(
    asyncProperty(array(tuple(aSend, boolean()), { minLength: 1, maxLength: 9 }), async (comes) => {
      const app = await startTestApp();
      const sends = comes.map(([send]) => send);
      const ids: string[] = [];
      for (const [{ email, phone }, isTakenUp] of comes) {
        ids.push(await sendMessage(app, { email, phone }));
        if (isTakenUp) await app.takeUp();
      }

      expect(await personsOf(app, ids)).toEqual(slowGroups(sends));
    }),
    { numRuns: 16 },
  );
});

test("all at once: persons are those of the slow way", async () => {
  const app = await startTestApp();
  const sends: Sent[] = Array.from({ length: 40 }, (_, place) => ({
    email: `${place % 7}@example.com`,
    phone: place % 3 === 0 ? `512555010${place % 10}` : "",
  }));

  const ids = await Promise.all(
    sends.map(({ email, phone }) => sendMessage(app, { email, phone })),
  );

  expect(await personsOf(app, ids)).toEqual(slowGroups(sends));
});

test("leads from before the desk get their persons by upkeep", async () => {
  const app = await startTestApp();
  const ids = [await sendEnquiry(app), await sendEnquiry(app)];
  await app.takeUp();
  const { db } = app.database;
  await db.updateTable("desk_lead").set({ person_id: null }).execute();
  await db.deleteFrom("person").execute();

  await app.finishUpkeep();

  expect(await personsOf(app, ids)).toEqual([[0, 1]]);
});

test("an erased address takes persons and keys along, and parts whom only it held together", async () => {
  const app = await startTestApp();
  const left = await sendMessage(app, { email: "left@example.com", phone: "5125550101" });
  await sendMessage(app, { email: "between@example.com", phone: "5125550101" });
  await sendMessage(app, { email: "between@example.com", phone: "5125550102" });
  const right = await sendMessage(app, { email: "right@example.com", phone: "5125550102" });
  const alone = await sendMessage(app, { email: "alone@example.com", phone: "" });
  const ids = [left, right, alone];
  expect(await personsOf(app, ids)).toEqual([[0, 1], [2]]);

  const staff = await app.staffHeaders();
  for (const email of ["Between@example.com", "alone@example.com"]) {
    await app.post("/api/personal-data/erase", { email }, staff);
  }

  expect(await personsOf(app, [left, right])).toEqual([[0], [1]]);
  const { db } = app.database;
  const keys = await db.selectFrom("person_key").select("key").orderBy("key").execute();
  expect(keys.map(({ key }) => key)).toEqual([
    "5125550101",
    "5125550102",
    "left@example.com",
    "right@example.com",
  ]);
  expect(await db.selectFrom("person").select("id").execute()).toHaveLength(2);
});

test("an erasure, while leads of the same person come: nobody waits for ever", async () => {
  const app = await startTestApp();
  const staff = await app.staffHeaders();
  const sends = Array.from({ length: 12 }, (_, place) => ({
    email: `${place % 3}@example.com`,
    phone: `512555010${place % 2}`,
  }));
  for (const { email, phone } of sends) await sendMessage(app, { email, phone });

  const answers = await Promise.all([
    ...sends.map(({ email, phone }) => sendMessage(app, { email, phone })),
    app.post("/api/personal-data/erase", { email: "0@example.com" }, staff),
    app.post("/api/personal-data/erase", { email: "1@example.com" }, staff),
  ]);
  await app.finishUpkeep();

  for (const answer of answers) if (typeof answer !== "string") expect(answer.status).toBe(200);
  const rows = await leadsOf(app);
  const persons = await personsOf(
    app,
    rows.map(({ id }) => id),
  );
  expect(persons).toEqual(slowGroups(rows));
});

/** The leads that are there. */
async function leadsOf(app: TestApp) {
  return app.database.db
    .selectFrom("contact_message")
    .select(["id", "email", "phone"])
    .orderBy("id")
    .execute();
}

/** Which of the leads are of one person, each by its place. */
async function personsOf(app: TestApp, ids: readonly string[]): Promise<number[][]> {
  await app.takeUp();
  const rows = await app.database.db.selectFrom("desk_lead").select(["id", "person_id"]).execute();
  const personOf = new Map(rows.map(({ id, person_id }) => [id, person_id]));
  expect([...personOf.values()]).not.toContain(null);
  const groups = Map.groupBy(ids.keys(), (place) => personOf.get(ids[place] ?? ""));
  return sorted([...groups.values()]);
}

/** Joins groups as long as two of them share an address or a number. */
function slowGroups(sends: readonly Sent[]): number[][] {
  let groups = sends.map((_, place) => [place]);
  for (;;) {
    const pair = groups
      .flatMap((one, at) => groups.slice(at + 1).map((other) => [one, other] as const))
      .find(([one, other]) => one.some((left) => other.some((right) => isSame(left, right))));
    if (!pair) return sorted(groups);
    groups = [...groups.filter((group) => !pair.includes(group)), pair.flat()];
  }

  function isSame(left: number, right: number): boolean {
    const [one, other] = [sends[left], sends[right]];
    if (!one || !other) return false;
    const isNumber = one.phone !== "" && one.phone !== "0000000000";
    return (
      one.email.toLowerCase() === other.email.toLowerCase() ||
      (isNumber && one.phone === other.phone)
    );
  }
}

function sorted(groups: readonly number[][]): number[][] {
  return groups
    .map((group) => group.toSorted((one, other) => one - other))
    .sort(([one = 0], [other = 0]) => one - other);
}
