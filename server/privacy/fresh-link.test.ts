import { expect, test } from "vitest";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { asABot, atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";

const email = "Anjali@example.com";

async function unlink({ database }: TestApp): Promise<void> {
  await database.db.updateTable("desk_lead").set({ person_id: null }).execute();
}

test.each<{ what: string; send: (app: TestApp) => Promise<unknown> }>([
  { what: "an enquiry", send: (app) => sendEnquiry(app, { email }) },
  { what: "a message", send: (app) => sendMessage(app, { email }) },
  { what: "a subscription", send: (app) => app.post("/api/subscription", { email }) },
  { what: "likely spam", send: (app) => sendMessage(app, { email, ...asABot }) },
  {
    what: "a lead in the trash",
    async send(app) {
      const id = await sendEnquiry(app, { email });
      const desk = await atTheDesk(app);
      expect((await desk.change(id, { trashed: true })).status).toBe(200);
    },
  },
  {
    what: "a lead that has no person yet",
    async send(app) {
      await sendEnquiry(app, { email });
      await unlink(app);
    },
  },
  {
    what: "one of two addresses of a person",
    async send(app) {
      await sendEnquiry(app, { email: "other@example.com", number: "5125550101" });
      await sendEnquiry(app, { email, number: "5125550101" });
    },
  },
])("a fresh link is mailed for $what", async ({ send }) => {
  const app = await startTestApp({ notifyEmail: undefined });
  await send(app);
  await app.deliverMails();
  app.sent.splice(0);

  await app.post("/api/my-data/link", { email: "aNJALI@example.com" });
  await app.deliverMails();

  expect(app.sent.map(({ recipient }) => recipient)).toEqual([email]);
  const [mail] = app.sent;
  const key = mail ? keyIn(mail, "/my-data") : "";
  const { data } = await app.get<PersonalData>(`/api/my-data?key=${key}`);
  expect(data.email).toBe(email);
});
