import { expect, test } from "vitest";
import type { Receipt } from "#contract/answers/leads.ts";
import type { Erased } from "#contract/answers/personal-data.ts";
import { endTurn, nextRecipients } from "#server/campaigns/release-store.ts";
import type { Tx } from "#server/dependencies.ts";
import { waitToOrderPersons } from "#server/desk/persons-store.ts";
import { holdLeads, writeState } from "#server/desk/store.ts";
import { addMails } from "#server/mail/store.ts";
import { campaign, started, subscribeAndConfirm } from "#tests/campaigns.ts";
import { atTheDesk, sendMessage } from "#tests/desk.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";
import { holdLeadAtOnce, meanwhile } from "#tests/meanwhile.ts";
import { onceListed } from "#tests/once-listed.ts";
import { erasePerson, findPerson } from "./erase-store.ts";

const email = "zebulon@example.com";
const others = { name: "Meera Pillai", email: "meera@example.com" };
const host = "localhost";

const erase = (app: TestApp) => app.asStaff().post<Erased>("/api/personal-data/erase", { email });

/** What another instance does in one transaction: `before`, then `after` when the erasure waits for it. */
const meanwhileErase = (app: TestApp, before: Step, after?: Step) =>
  meanwhile(app.database, () => erase(app), { before, ...(after && { after }) });
type Step = (tx: Tx) => Promise<unknown>;

test("what comes while other people's texts are looked through goes as well, and its bytes are cleared", async () => {
  const app = await startTestApp();
  const { data } = await app.post<Receipt>("/api/enquiry", anEnquiry({ doubt: `Ask ${email}.` }));
  const output = collectOutput();
  const comes = onceListed(data.id, async () => {
    await app.post("/api/enquiry", anEnquiry({ email }));
    await app.finishUpkeep();
  });
  const db = app.database.open().withPlugin(comes);
  const other = await startTestApp({ database: { ...app.database, db }, clock: app.clock });

  expect((await erase(other)).data).toMatchObject({ leads: 1 });

  app.clock.forward(60_000);
  await app.finishUpkeep();
  expect(output().match(/"event":"traces-removed"/g)).toHaveLength(2);
});

/** One writer at a time: SQLite has nothing else meanwhile. */
const testMeanwhile = test.runIf(isPostgres);

testMeanwhile(
  "an erasure and who moves a lead that mentions the address are both done",
  async () => {
    const app = await startTestApp();
    const desk = await atTheDesk(app);
    const lead = await sendMessage(app, { ...others, message: `Ask ${email}.` });
    await app.takeUp();

    const answer = await meanwhileErase(
      app,
      (tx) => holdLeads(tx, [lead]),
      async (tx) => {
        const [held] = await holdLeads(tx, [lead]);
        const now = app.clock.now();
        if (held) await writeState(tx, held, { trashed_at: now.toISOString() }, now);
      },
    );

    expect(answer.status).toBe(200);
    expect(await desk.lead(lead)).toMatchObject({ trashed_at: app.clock.now().toISOString() });
  },
);

testMeanwhile(
  "an erasure waits for who changes a lead that it parts from its person before it holds a later one",
  async () => {
    const app = await startTestApp();
    const desk = await atTheDesk(app);
    const [one, two] = ["5125550101", "5125550102"];
    await sendMessage(app, { email: "one@example.com", phone: one });
    app.clock.forward(1000);
    const parted = await sendMessage(app, { email: "two@example.com", phone: two });
    const theirs = await sendMessage(app, { email, phone: one });
    await sendMessage(app, { email, phone: two });

    const answer = await meanwhileErase(
      app,
      (tx) => holdLeads(tx, [parted]),
      (tx) => holdLeadAtOnce(tx, theirs),
    );

    expect(answer).toMatchObject({ status: 200, data: { leads: 2 } });
    const persons = (await desk.page()).data.map(({ person_id }) => person_id);
    expect(new Set(persons).size).toBe(2);
  },
);

testMeanwhile("what staff write meanwhile beside the address stays", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const lead = await sendMessage(app, others);
  await desk.change(lead, { stage: "lost", lost_reason: `With ${email} now` });

  const answer = await meanwhileErase(app, async (tx) => {
    const [held] = await holdLeads(tx, [lead]);
    if (held) await writeState(tx, held, { next_step: "Call on Monday" }, app.clock.now());
  });

  expect(answer.status).toBe(200);
  expect(await desk.lead(lead)).toMatchObject({
    lost_reason: "With [address deleted] now",
    next_step: "Call on Monday",
  });
});

testMeanwhile("two addresses that are erased at once both leave a text", async () => {
  const app = await startTestApp();
  const text = `${email} a@b.co`;
  await app.asStaff().post("/api/desk/templates", { name: "Both", subject: "Both", text });

  // The other erasure has read the text before it is our turn.
  const answer = await meanwhileErase(app, waitToOrderPersons, (tx) =>
    tx
      .updateTable("reply_template")
      .set({ text: text.replace("a@b.co", "") })
      .execute(),
  );

  expect(answer.status).toBe(200);
  const left = await app.database.db.selectFrom("reply_template").select("text").execute();
  expect(left).toEqual([{ text: "[address deleted] " }]);
});

const mailsTo = async ({ database }: TestApp) =>
  database.db.selectFrom("mail").select("subject").where("recipient", "=", email).execute();

testMeanwhile("a confirmation that is asked for meanwhile goes with the subscription", async () => {
  const app = await startTestApp();
  await app.post("/api/subscription", { email });
  const { id } = await app.database.db
    .selectFrom("subscription")
    .select("id")
    .executeTakeFirstOrThrow();

  const answer = await meanwhileErase(app, async (tx) => {
    const now = app.clock.now();
    await tx.updateTable("subscription").set({ times_asked: 2 }).where("id", "=", id).execute();
    const mail = { aboutId: id, to: email, subject: "Again", text: "", html: "" };
    await addMails(tx, [mail], { host, now });
  });

  expect(answer.status).toBe(200);
  expect(await mailsTo(app)).toEqual([]);
});

testMeanwhile("a link to one's data that is asked for meanwhile leaves no mail", async () => {
  const app = await startTestApp();
  await app.post("/api/subscription", { email });

  const answer = await meanwhile(app.database, () => app.post("/api/my-data/link", { email }), {
    before: async (tx) =>
      erasePerson(tx, { email, ids: await findPerson(tx, email) }, app.clock.now()),
  });

  expect(answer.status).toBe(200);
  expect(await mailsTo(app)).toEqual([]);
});

/** As the campaign's work does it. */
async function queueLetter({ clock }: TestApp, tx: Tx): Promise<void> {
  const campaign = await tx.selectFrom("campaign").selectAll().executeTakeFirstOrThrow();
  for (const reader of await nextRecipients(tx, campaign.id, 1)) {
    const letter = { aboutId: reader.id, to: email, subject: "News", text: "", html: "" };
    await addMails(tx, [{ ...letter, id: "letter", isBulk: true }], { host, now: clock.now() });
    await endTurn(tx, campaign, reader.id, "letter");
  }
}

testMeanwhile("a letter that is queued meanwhile goes with the subscription", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, [email]);
  const { id } = await started(app);

  const answer = await meanwhileErase(app, (tx) => queueLetter(app, tx));

  expect(answer.status).toBe(200);
  expect(await mailsTo(app)).toEqual([]);
  expect((await campaign(app, id)).counts).toMatchObject({ recipients: 1, queued: 0 });
});

testMeanwhile("an erasure and who notes that the letter has bounced are both done", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, [email]);
  const { id } = await started(app);
  const { db } = app.database;
  await db.transaction().execute((tx) => queueLetter(app, tx));
  await db.updateTable("mail").set({ state: "failed", failure: "bounced" }).execute();

  await meanwhile(app.database, () => app.workOnCampaigns(), {
    before: (tx) => tx.selectFrom("subscription").select("id").forUpdate().execute(),
    after: async (tx) => {
      const ids = await findPerson(tx, email);
      await erasePerson(tx, { email, ids }, app.clock.now());
    },
  });

  expect(await mailsTo(app)).toEqual([]);
  expect((await campaign(app, id)).counts).toMatchObject({ recipients: 1, bounced: 0 });
});
