import { expect, test } from "vitest";
import type { DeskChoices } from "#contract/answers/desk.ts";
import { asABot, atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { startTestApp } from "#tests/kit.ts";
import { aColleague } from "#tests/people.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Five leads on five days, each with something of its own. */
async function aDesk() {
  const app = await startTestApp();
  const asha = await sendEnquiry(app, {
    name: "Asha Rao",
    email: "asha@example.com",
    number: "5125550101",
    category: "Student Visa",
    zone: "Asia/Kolkata",
    source_first: { utm_source: "letter" },
  });
  app.clock.forward(dayMs);
  const elodie = await sendMessage(app, {
    name: "Élodie Roux",
    email: "elodie@example.com",
    phone: "5125550102",
    zone: "America/Chicago",
    source_first: { referrer: "www.search.example" },
  });
  app.clock.forward(dayMs);
  const ben = await sendMessage(app, {
    name: "ben Ortiz",
    email: "ben@example.com",
    phone: "5125550103",
    message: "",
    zone: "America/Denver",
  });
  app.clock.forward(dayMs);
  const chen = await sendEnquiry(app, {
    name: "Chen Wei",
    email: "chen@example.com",
    number: "5125550104",
    doubt: "Asylum or student, what is faster?",
    zone: "America/New_York",
  });
  app.clock.forward(dayMs);
  const bot = await sendEnquiry(app, { ...asABot, name: "Zed", email: "z@example.com" });
  // No login lives for four days.
  const desk = await atTheDesk(app);
  const me = await desk.id();
  await desk.change(asha, { stage: "won", owner_id: me });
  await desk.change(elodie, { owner_id: me, next_step: "Call", next_step_on: "2026-03-05" });
  await desk.change(ben, { stage: "waiting-for-client", next_step_on: "2026-03-07" });
  const names = { [asha]: "asha", [elodie]: "elodie", [ben]: "ben", [chen]: "chen", [bot]: "bot" };
  const namesOf = async (query: string) =>
    (await desk.page(query)).data.map(({ id }) => names[id]).join(" ");
  return { app, desk, me, chen, ids: Object.keys(names), namesOf };
}

test("the filters, each and together", async () => {
  const { me, namesOf } = await aDesk();
  const found: Record<string, string> = {
    "": "chen ben elodie asha",
    "?stage=won": "asha",
    "?stage=won,waiting-for-client": "ben asha",
    "?stage=spam": "bot",
    "?kind=enquiry": "chen asha",
    "?kind=message,call-back": "ben elodie",
    "?office=kochi": "asha",
    "?office=austin": "chen ben elodie",
    "?owner=me": "elodie asha",
    [`?owner=${me}`]: "elodie asha",
    "?owner=none": "chen ben",
    "?owner=nobody": "",
    "?category=Student%20Visa": "asha",
    "?source=letter": "asha",
    "?source=search.example": "elodie",
    "?source=direct": "chen ben",
    "?from=2026-03-04": "chen ben",
    "?to=2026-03-03": "elodie asha",
    "?from=2026-03-03&to=2026-03-04": "ben elodie",
    "?from=2026-03-03T09:00:00Z&to=2026-03-04T09:00:00Z": "elodie",
    "?late=yes": "elodie",
    "?q=student": "chen asha",
    "?q=STUDENT%20rao": "asha",
    "?q=5125550103": "ben",
    "?q=%2B1%20(512)%20555-0103": "ben",
    "?q=%2B91%2051255%2050103": "ben",
    "?q=nothing": "",
    "?q=student&stage=won&owner=me&office=kochi&kind=enquiry": "asha",
    "?trash=yes": "",
  };
  for (const [query, names] of Object.entries(found)) {
    expect({ query, names: await namesOf(query) }).toEqual({ query, names });
  }
});

test("the orders", async () => {
  const { app, desk, chen, namesOf } = await aDesk();
  expect(await namesOf("?sort=newest")).toBe("chen ben elodie asha");
  expect(await namesOf("?sort=oldest")).toBe("asha elodie ben chen");
  expect(await namesOf("?sort=name")).toBe("asha ben chen elodie");
  expect((await namesOf("?sort=next-step")).slice(0, 10)).toBe("elodie ben");
  expect(await namesOf("?sort=due")).toBe("elodie ben chen asha");
  app.clock.forward(1000);
  await desk.note(chen, "The last change");
  expect((await namesOf("?sort=changed")).slice(0, 4)).toBe("chen");
});

test("the counts", async () => {
  const { desk } = await aDesk();
  expect(await desk.counts()).toEqual({
    stages: {
      new: 2,
      "in-touch": 0,
      "waiting-for-client": 1,
      "with-attorney": 0,
      won: 1,
      lost: 0,
      spam: 1,
    },
    kinds: { enquiry: 1, message: 1, "call-back": 1 },
    open: 3,
    mine: 1,
    unowned: 2,
    late: 1,
    overdue: 3,
    trash: 0,
  });
});

test("what is in the trash is counted there alone, and chosen by nowhere", async () => {
  const { app, desk, ids, namesOf } = await aDesk();

  await desk.bulk({ ids, change: { trashed: true } });

  expect(await namesOf("?trash=yes")).toBe("bot chen ben elodie asha");
  const counts = await desk.counts();
  expect(counts.trash).toBe(5);
  const others = Object.values({ ...counts, ...counts.stages, ...counts.kinds, trash: 0 });
  expect(new Set(others.filter((count) => typeof count === "number"))).toEqual(new Set([0]));
  const { data } = await app.get<DeskChoices>("/api/desk/choices", desk.headers);
  expect(data).toMatchObject({ sources: [], categories: [] });
});

test("the choices: who works here, and what leads have", async () => {
  const { app, desk, me } = await aDesk();
  const { data } = await app.get<object>("/api/desk/choices", desk.headers);
  expect(data).toMatchObject({
    owners: [{ id: me, email: expect.any(String) }],
    former_owners: [],
    sources: ["letter", "search.example"],
    categories: ["H-1B Visa services for Employees", "Student Visa"],
  });
});

test("whose account has ended is given none, and still chosen by while there are leads of theirs", async () => {
  const app = await startTestApp();
  const [desk, left, other] = [await atTheDesk(app), await aColleague(app), await aColleague(app)];
  const id = await sendEnquiry(app);
  await desk.change(id, { owner_id: left.id });
  for (const one of [left, other]) {
    await app.post(`/api/user/staff/${one.id}/end`, {}, desk.headers);
  }
  const choices = async () => (await app.get<DeskChoices>("/api/desk/choices", desk.headers)).data;

  expect(await choices()).toMatchObject({
    owners: [{ id: await desk.id() }],
    former_owners: [{ id: left.id, email: left.email, name: "" }],
  });
  expect((await desk.page(`?owner=${left.id}`)).data.map((lead) => lead.id)).toEqual([id]);

  await desk.change(id, { trashed: true });
  expect(await choices()).toMatchObject({ former_owners: [] });
  await desk.change(id, { trashed: false, owner_id: await desk.id() });
  expect(await choices()).toMatchObject({ former_owners: [] });
});

test("a next step is late when its day is over where the office is", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const kochi = await sendMessage(app, { email: "a@example.com", phone: "", zone: "Asia/Kolkata" });
  const austin = await sendMessage(app, { email: "b@example.com", phone: "", zone: "US/Central" });
  for (const id of [kochi, austin]) await desk.change(id, { next_step_on: "2026-03-02" });
  const late = async () => {
    const again = await atTheDesk(app);
    return (await again.page("?late=yes&sort=oldest")).data.map(({ id }) => id);
  };

  app.clock.forward(9.5 * 60 * 60 * 1000 - 1); // 18:29 UTC: still 2 March in Kochi.
  expect(await late()).toEqual([]);
  app.clock.forward(1);
  expect(await late()).toEqual([kochi]);
  app.clock.forward(11.5 * 60 * 60 * 1000); // 06:00 UTC: midnight in Austin.
  expect((await late()).sort()).toEqual([kochi, austin].sort());
  await (await atTheDesk(app)).change(kochi, { stage: "won" });
  expect(await late()).toEqual([austin]);
});

test.each(["stage=gone", "sort=price", "size=7", "from=soon", "late=1", `q=${"x".repeat(201)}`])(
  "%s is refused",
  async (query) => {
    const app = await startTestApp();
    const answer = await (await atTheDesk(app)).page(`?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatch(/^(stage|sort|size|from|late|q) /);
  },
);
