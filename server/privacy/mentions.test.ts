import { describe, expect, test } from "vitest";
import type { Listed } from "#contract/answers/leads.ts";
import { contactInput, enquiryInput } from "#contract/leads.ts";
import { appWithMailFolder, bytesOf } from "#tests/app-with-mail-folder.ts";
import {
  addedDraft,
  addedPost,
  campaign,
  readers,
  started,
  subscribeAndConfirm,
} from "#tests/campaigns.ts";
import { atTheDesk, sendMessage } from "#tests/desk.ts";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";
import { addLeads } from "#tests/many-leads.ts";
import { onceListed } from "#tests/once-listed.ts";
import { seenMeanwhile } from "#tests/seen-meanwhile.ts";
import { listen } from "#tests/seen-queries.ts";
import { folderBytes, wordsIn } from "#tests/stored-bytes.ts";
import { removeMentions } from "./mentions-store.ts";

/** In HTML and in links it is written in other ways. */
const email = "Zebulon.O'Quix&!+visa@marked-example.com";
const inLinks = [
  "Zebulon.O'Quix%26!%2Bvisa%40marked-example.com",
  "Zebulon.O'Quix%26!%2Bvisa@marked-example.com",
  "Zebulon.O%27Quix%26%21%2Bvisa%40marked-example.com",
];

const others = { name: "Meera Pillai", email: "meera@example.com" };

test("what staff have kept for themselves and for others stays, without the address", async () => {
  const app = await startTestApp();
  const staff = app.asStaff();
  const query = new URLSearchParams({ q: `For ${email}`, owner: "none" }).toString();
  await staff.post("/api/desk/views", { name: `For ${email}`, query, is_shared: true });
  await staff.post("/api/desk/templates", { name: "Hers", subject: email, text: `To ${email}` });
  await addedDraft(app, { subject: `As ${email} asked`, intro: email });

  await staff.post("/api/personal-data/erase", { email });

  for (const table of ["desk_view", "reply_template", "campaign"] as const) {
    const rows = await app.database.db.selectFrom(table).selectAll().execute();
    expect(rows.length, table).toBeGreaterThan(0);
    expect(JSON.stringify(rows).toLowerCase(), table).not.toContain("zebulon");
  }
});

test("nor does it stay in what a newsletter that was sent has of its post", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  const words = { title: `Ask ${email}`, content: `To ${email}.`, alts: [`Of ${email}`] };
  const { id } = await started(app, { post: (await addedPost(app, words)).id });

  await app.asStaff().post("/api/personal-data/erase", { email });

  const { post_title, ...sent } = await campaign(app, id);
  expect(post_title).toBe("Ask [address deleted]");
  const row = await app.database.db.selectFrom("campaign").selectAll().executeTakeFirst();
  expect(JSON.stringify([sent, row])).not.toContain("Zebulon");
});

test("many texts are changed some at a time, so that others can write in between", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  const enquiries = 1200;
  await addLeads(db, { enquiries });
  await db
    .updateTable("enquiry")
    .set({ doubt: `Ask ${email}.` })
    .execute();
  const left = async () =>
    (await db.selectFrom("enquiry").select("id").where("doubt", "like", "%Zebulon%").execute())
      .length;

  const erased = app.asStaff().post("/api/personal-data/erase", { email });
  const seen = await seenMeanwhile(erased, left);

  expect(seen.some((count) => count > 0 && count < enquiries)).toBe(true);
  expect(await left()).toBe(0);
});

test("whoever asks for something has their turn while texts are looked through", async () => {
  const app = await startTestApp();
  await addLeads(app.database.db, { enquiries: 6000 });
  const { db, take } = listen(app.database.address);
  const nobody = { waitForTurn: async () => undefined, hold: async () => undefined };

  const looking = removeMentions(db, { email, ids: [] }, { ...nobody, now: app.clock.now });
  const inEachTurn = await seenMeanwhile(looking, () => take().length);

  expect(inEachTurn.reduce((sum, count) => sum + count)).toBeGreaterThan(24);
  expect(Math.max(...inEachTurn)).toBeLessThan(14);
});

describe("what others wrote of the address", () => {
  test("stays, without the address; the notices, too", async () => {
    const app = await appWithMailFolder();
    const doubt = `My husband ${email} asks. Write to <${email.toLowerCase()}>, please.`;
    await app.post("/api/enquiry", anEnquiry({ ...others, doubt }));
    await app.deliverMails();
    await app.post("/api/contact", aMessage({ ...others, message: `Ask ${email}.` }));

    await app.asStaff().post("/api/personal-data/erase", { email });
    await app.finishUpkeep();
    await app.deliverMails();
    await app.finishUpkeep();

    const staff = app.asStaff();
    expect((await staff.get("/api/enquiry")).data).toMatchObject([
      {
        ...others,
        doubt: "My husband [address deleted] asks. Write to <[address deleted]>, please.",
      },
    ]);
    expect((await staff.get("/api/contact")).data).toMatchObject([
      { ...others, message: "Ask [address deleted]." },
    ]);
    expect(wordsIn(await bytesOf(app), [email, "Zebulon", "marked-example"])).toEqual([]);
    const mailed = (await folderBytes(app.mailFolder)).toString("utf8");
    expect(mailed).toContain("Ask [address deleted].");
  });

  test("and what staff wrote of it at the desk", async () => {
    const app = await startTestApp();
    const lead = await sendMessage(app, {
      ...others,
      name: `Élodie, wife of ${email}`,
      source_first: { utm_source: email },
    });
    const desk = await atTheDesk(app);
    await desk.note(lead, `Their husband is ${email}.`);
    await desk.change(lead, { next_step: `Ask ${email}` });
    await desk.change(lead, { stage: "lost", lost_reason: `With ${email} now` });

    await app.post("/api/personal-data/erase", { email }, desk.headers);

    const { db } = app.database;
    const rows = [
      ...(await db.selectFrom("desk_lead").selectAll().execute()),
      ...(await db.selectFrom("desk_change").selectAll().execute()),
    ];
    expect(JSON.stringify(rows).toLowerCase()).not.toContain("zebulon");
    expect(rows[0]).toMatchObject({
      name_key: "elodie, wife of [address deleted]",
      next_step: "Ask [address deleted]",
      lost_reason: "With [address deleted] now",
    });
    const { history } = (await desk.open(lead)).data;
    expect(history[2]?.note).toBe("Their husband is [address deleted].");
  });

  test("keeps addresses that only hold the same letters", async () => {
    const app = await startTestApp();
    const message = "a.b@c.co, axb@c.co, xa.b@c.co, a.b@c.com, a.b@c.co.uk, a.b@c.co-in; a.b@c.co.";
    await app.post("/api/contact", aMessage({ message }));

    await app.asStaff().post("/api/personal-data/erase", { email: "a.b@c.co" });

    expect((await app.asStaff().get("/api/contact")).data).toMatchObject([
      {
        message:
          "[address deleted], axb@c.co, xa.b@c.co, a.b@c.com, a.b@c.co.uk, a.b@c.co-in; [address deleted].",
      },
    ]);
  });
});

test("what staff write of the address meanwhile loses it as well", async () => {
  const app = await startTestApp();
  const send = () => sendMessage(app, { ...others, source_first: { utm_source: email } });
  // Not the last one, which is seen with the end of each list.
  const [lead = ""] = [await send(), await send()].sort();
  const desk = await atTheDesk(app);
  const write = () => desk.change(lead, { next_step: `Ask ${email}` });
  const db = app.database.open().withPlugin(onceListed(lead, write));
  const other = await startTestApp({ database: { ...app.database, db }, clock: app.clock });

  await other.post("/api/personal-data/erase", { email }, desk.headers);

  const next_step = "Ask [address deleted]";
  expect((await desk.open(lead)).data).toMatchObject({
    lead: { next_step },
    history: [{ after: { next_step } }],
  });
});

test("what staff take off a lead meanwhile does not stay in its history", async () => {
  const app = await startTestApp();
  const [lead = ""] = [await sendMessage(app, others), await sendMessage(app, others)].sort();
  const desk = await atTheDesk(app);
  // Its history has been looked through.
  const next_step = `Ask ${email}`;
  await app.database.db
    .updateTable("desk_lead")
    .set({ next_step })
    .where("id", "=", lead)
    .execute();
  const takeOff = () => desk.change(lead, { next_step: "Called" });
  const db = app.database.open().withPlugin(onceListed(lead, takeOff));
  const other = await startTestApp({ database: { ...app.database, db }, clock: app.clock });

  await other.post("/api/personal-data/erase", { email }, desk.headers);

  const before = { next_step: "Ask [address deleted]" };
  expect((await desk.open(lead)).data.history[0]).toMatchObject({ before });
});

test("an address goes from each field of the forms that takes it", async () => {
  const app = await startTestApp();
  const said = `Ask ${email}`;
  const taken: string[] = [];
  for (const field of Object.keys(enquiryInput.entries)) {
    const { status } = await app.post("/api/enquiry", anEnquiry({ ...others, [field]: said }));
    if (status === 201) taken.push(field);
  }
  for (const field of Object.keys(contactInput.entries)) {
    const { status } = await app.post("/api/contact", aMessage({ ...others, [field]: said }));
    if (status === 201) taken.push(field);
  }
  expect(taken).toEqual(expect.arrayContaining(["doubt", "message"]));

  await app.asStaff().post("/api/personal-data/erase", { email });

  for (const path of ["/api/enquiry", "/api/contact"]) {
    const { data } = await app.asStaff().get<Listed[]>(path);
    expect(data.length, path).toBeGreaterThan(0);
    expect(JSON.stringify(data), path).not.toContain("Zebulon");
  }
});

test("an address goes from links, however they write it", async () => {
  const app = await startTestApp();
  const message = inLinks.map((written) => `https://portal.example/?for=${written}`).join(" ");
  await app.post("/api/contact", aMessage({ ...others, message }));

  await app.asStaff().post("/api/personal-data/erase", { email });

  const link = "https://portal.example/?for=[address deleted]";
  expect((await app.asStaff().get("/api/contact")).data).toMatchObject([
    { message: [link, link, link].join(" ") },
  ]);
});
