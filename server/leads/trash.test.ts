import { expect, test } from "vitest";
import { atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { listed } from "#tests/marked-leads.ts";

const person = (name: string) => ({ name, email: `${name}@example.com`, phone: "" });

/** How each list, its counts, its search and its file show what is there. */
async function seen(app: TestApp, path: "/api/enquiry" | "/api/contact") {
  const all = await app.asStaff().get<{ name: string }[]>(path);
  const page = await listed(app, "?spam=all&sort=name", path);
  const found = await listed(app, "?q=example.com&sort=oldest", path);
  const short = await listed(app, "?q=e", path);
  const headers = await app.staffHeaders();
  const file = await (await app.request(`${path}.csv?q=example.com`, { headers })).text();
  return {
    all: all.data.map(({ name }) => name).sort(),
    page: page.names,
    total: page.total,
    likelySpam: page.likely_spam,
    found: found.names.sort(),
    short: short.names.sort(),
    file: [...file.matchAll(/(\w+)@example.com/g)].map(([, name]) => name).sort(),
  };
}

const shown = (names: string[]) => ({
  all: names,
  page: names,
  total: names.length,
  likelySpam: 0,
  found: names,
  short: names,
  file: names,
});

test.each([
  { path: "/api/enquiry" as const, send: sendEnquiry },
  { path: "/api/contact" as const, send: sendMessage },
])(
  "$path leaves out what is in the trash, and has it again when it is restored",
  async ({ path, send }) => {
    const app = await startTestApp();
    const [anna, ben] = [await send(app, person("Anna")), await send(app, person("Ben"))];
    await send(app, person("Chen"));
    const desk = await atTheDesk(app);
    expect(await seen(app, path)).toEqual(shown(["Anna", "Ben", "Chen"]));

    const { data } = await desk.bulk({ ids: [anna, ben], change: { trashed: true } });
    expect(await seen(app, path)).toEqual(shown(["Chen"]));
    await desk.change(ben, { trashed: false });
    expect(await seen(app, path)).toEqual(shown(["Ben", "Chen"]));
    await desk.undo(data.change_id);
    expect(await seen(app, path)).toEqual(shown(["Anna", "Ben", "Chen"]));
  },
);

test("likely spam is counted without the trash, and stays spam in it", async () => {
  const app = await startTestApp();
  const [spam, other] = [
    await sendMessage(app, person("Spam")),
    await sendMessage(app, person("Ben")),
  ];
  const desk = await atTheDesk(app);
  for (const id of [spam, other]) await desk.change(id, { stage: "spam" });

  await desk.change(spam, { trashed: true });
  expect(await listed(app, "?spam=likely")).toMatchObject({ names: ["Ben"], likely_spam: 1 });
  await desk.change(spam, { stage: "new" });
  expect(await listed(app, "?spam=all")).toMatchObject({ total: 1, likely_spam: 1 });
  await desk.change(spam, { trashed: false });
  expect(await listed(app, "?spam=no")).toMatchObject({ names: ["Spam"], likely_spam: 1 });
});

test("opened by its address it is there, and its deletion for good leaves the counts right", async () => {
  const app = await startTestApp();
  const [gone] = [await sendEnquiry(app, person("Anna")), await sendEnquiry(app, person("Ben"))];
  await (await atTheDesk(app)).change(gone, { trashed: true });
  expect((await app.asStaff().get(`/api/enquiry/${gone}`)).status).toBe(200);

  app.clock.forward(31 * 24 * 60 * 60 * 1000);
  await app.finishUpkeep();

  expect((await app.asStaff().get(`/api/enquiry/${gone}`)).status).toBe(404);
  expect(await seen(app, "/api/enquiry")).toEqual(shown(["Ben"]));
});

test("the desk's search finds what is in the trash in the trash only", async () => {
  const app = await startTestApp();
  const [anna, ben] = [
    await sendMessage(app, person("Anna")),
    await sendMessage(app, person("Ben")),
  ];
  const desk = await atTheDesk(app);
  await desk.change(anna, { trashed: true });

  const idsOf = async (query: string) => (await desk.page(query)).data.map(({ id }) => id);
  expect(await idsOf("?q=example.com&trash=yes")).toEqual([anna]);
  expect(await idsOf("?q=example.com")).toEqual([ben]);
});
