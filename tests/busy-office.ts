import { addBackup } from "#server/database/backup-store.ts";
import { aPicture, aPost, startWriter } from "./blog.ts";
import { act, addedDraft, readers, subscribeAndConfirm } from "./campaigns.ts";
import { asABot, atTheDesk, sendEnquiry, sendMessage, sendStuckEnquiry } from "./desk.ts";
import { words } from "./desk-answers.ts";
import { startTestApp, type TestApp } from "./kit.ts";
import { password, switchTwoStepsOn } from "./two-step.ts";
import { tell, visit } from "./visiting.ts";

/** Long enough to be known again when others send it, with a site that it links to. */
const longText =
  "I have read the guide at https://elsewhere.example/guide and would like to know which of them I bring to the interview in Chennai.";
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Does something of everything that a site does, so that each table has rows. Gives a login, and how its owner logs in, here
 * and elsewhere. One of the leads can not be taken up: the app may not fail of it.
 */
export async function fillOffice(app: TestApp) {
  const { headers, logIn } = await addLeela(app);
  await sendLeads(app);
  await workAtTheDesk(app, headers);
  await writePosts(app);
  await sendCampaign(app);
  await keepHouse(app);
  return { headers: await logIn(app), logIn };
}

/** Who has a name, two-step login and somebody to come. */
async function addLeela(app: TestApp) {
  const email = "leela@example.com";
  await app.addStaff(email, password);
  const headers = await logInAs(app, { email, password });
  const { shown } = await switchTwoStepsOn(app, headers);
  await app.post("/api/user/name", { name: "Leela Nair" }, headers);
  await app.post("/api/user/invitations", { name: "Ravi", email: "ravi@example.com" }, headers);
  const logIn = (site: TestApp) => logInAs(site, { email, password, code: shown(site) });
  return { headers, logIn };
}

async function logInAs(app: TestApp, sent: object): Promise<Record<string, string>> {
  const { token } = await app.post("/api/user/login", sent);
  return { Authorization: `Bearer ${token}` };
}

async function sendLeads(app: TestApp): Promise<void> {
  for (let lead = 0; lead < 12; lead += 1) {
    const name = `${["Émile", "ravi", "Zoë", "anjali"][lead % 4]} ${lead}`;
    const doubt = `Question ${lead}: മലയാളം \u{1f6eb} 'quoted' \\ "x"\n--`;
    const overrides = { name, email: `visitor${lead}@example.com`, doubt };
    await sendEnquiry(app, overrides, { "Idempotency-Key": `key-of-lead-number-${lead}` });
    app.clock.forward(1000);
  }
  await sendMessage(app, { name: "Maya", message: `Which documents? ${longText}` });
  await sendMessage(app, { message: "" });
  for (const name of ["Eve", "Mallory"]) await sendEnquiry(app, { name, ...asABot });
}

async function workAtTheDesk(app: TestApp, headers: Record<string, string>): Promise<void> {
  const desk = await atTheDesk(app);
  const [first, second, third] = (await desk.page()).data.map(({ id }) => id);
  await desk.note(first ?? "", "Called, will write.");
  await desk.change(first ?? "", { stage: "waiting-for-client", owner_id: await desk.id() });
  await app.post("/api/desk/templates", { name: "First", ...words }, headers);
  await app.post(
    "/api/desk/views",
    { name: "Kochi", query: "office=kochi", is_shared: true },
    headers,
  );
  await app.post(`/api/desk/leads/${second}/reply`, words, headers);
  await desk.change(third ?? "", { trashed: true });
}

async function writePosts(app: TestApp): Promise<void> {
  const writer = await startWriter(app);
  await writer.add(await aPost({ title: "Waiting in Kochi" }));
  const images = [
    await aPicture({ width: 900, height: 500 }),
    await aPicture({ colour: "#b07d2b" }),
  ];
  await writer.add(await aPost({ title: "Two pictures", images }));
  await app.finishPictures();
  await writer.add(await aPost({ title: "Pictures to make", images: [await aPicture()] }));
}

async function sendCampaign(app: TestApp): Promise<void> {
  await subscribeAndConfirm(app, readers(3));
  await app.post("/api/subscription", { email: "unconfirmed@example.com" });
  const { id } = await addedDraft(app, { per_minute: 1 });
  await act(app, id, "start");
  app.clock.forward(11_000);
  await app.workOnCampaigns();
}

/** What comes with the days; and what waits at the end: mails, and a lead that is never taken up. */
async function keepHouse(app: TestApp): Promise<void> {
  const { db } = app.database;
  await app.asStaff().post("/api/personal-data/erase", { email: "visitor11@example.com" });
  await app.reportSpam();
  app.clock.forward(dayMs);
  await app.reportSpam();
  await app.finishUpkeep();
  await db.insertInto("used_proof").values({ id: "x", expires_at: "2027" }).execute();
  await addBackup(db, { file: "a.sqlite", bytes: 3_000_000_000 }, app.clock.now());
  await visit(app, "/about");
  await tell(app, { form: "enquiry" });
  await app.writeVisits();
  await app.addStaff("forgets@example.com", password);
  await app.post("/api/user/forgot-password", { email: "forgets@example.com" });
  await sendEnquiry(app, { name: "Her mails wait" });
  const { database, clock } = app;
  await sendStuckEnquiry(await startTestApp({ database, clock, isWaiting: true }));
}
