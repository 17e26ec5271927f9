import type { Campaign } from "#contract/answers/campaigns.ts";
import { aPost, startWriter } from "./blog.ts";
import type { TestApp } from "./kit.ts";
import { keyIn } from "./mail-links.ts";

const undoMs = 10_000;

/** Subscribes these addresses and confirms them, as their owners do. Gives how each can unsubscribe. */
export async function subscribeAndConfirm(app: TestApp, emails: readonly string[]) {
  for (const email of emails) await app.post("/api/subscription", { email });
  await app.deliverMails();
  const unsubscribers = new Map<string, () => Promise<unknown>>();
  for (const email of emails) {
    const mail = app.sent.find(({ recipient }) => recipient === email);
    if (!mail) throw new Error(`No mail asked ${email}`);
    const key = keyIn(mail, "/newsletter/unsubscribe");
    unsubscribers.set(email, () => app.post("/api/newsletter/unsubscribe", { key }));
    const confirmed = { key: keyIn(mail, "/newsletter/confirm") };
    const answer = await app.post("/api/newsletter/confirm", confirmed);
    if (answer.status !== 200) throw new Error(`The confirmation answered ${answer.status}`);
  }
  app.sent.splice(0);
  return { unsubscribe: (email: string) => unsubscribers.get(email)?.() };
}

/** The same for many, past the mails that ask them. */
export async function addReaders(
  { database, clock }: TestApp,
  emails: readonly string[],
): Promise<void> {
  const now = clock.now().toISOString();
  const rows = emails.map((email, number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    email,
    email_key: email,
    created_at: now,
    state: "confirmed" as const,
    confirmed_at: now,
  }));
  await database.db.insertInto("subscription").values(rows).execute();
}

/** Readers that nobody else is: reader-0@example.com and so on. */
export const readers = (count: number) =>
  Array.from({ length: count }, (_, index) => `reader-${index}@example.com`);

export async function addedPost(app: TestApp, fields: Parameters<typeof aPost>[0] = {}) {
  const writer = await startWriter(app);
  const { status, data } = await writer.add(await aPost(fields));
  if (status !== 201) throw new Error(`The post answered ${status}`);
  return { ...data, remove: () => writer.remove(data.id) };
}

/** A draft about a post, 600 mails a minute unless said otherwise. */
export async function addedDraft(app: TestApp, overrides: Record<string, unknown> = {}) {
  const post = overrides.post ?? (await addedPost(app)).id;
  const input = { post, subject: "News of the month", intro: "", per_minute: 600, ...overrides };
  const { status, data, error } = await app.asStaff().post<Campaign>("/api/campaigns", input);
  if (status !== 201) throw new Error(`The draft answered ${status}: ${error}`);
  return data;
}

export const act = (app: TestApp, id: string, what: string, body: object = {}) =>
  app.asStaff().post<Campaign>(`/api/campaigns/${id}/${what}`, body);

export async function started(app: TestApp, overrides: Record<string, unknown> = {}) {
  const { id } = await addedDraft(app, overrides);
  const { status, data, error } = await act(app, id, "start");
  if (status !== 200) throw new Error(`The start answered ${status}: ${error}`);
  return data;
}

export const campaign = async (app: TestApp, id: string) =>
  (await app.asStaff().get<Campaign>(`/api/campaigns/${id}`)).data;

/** Past the ten seconds of the undo, and as many rounds of a second as are needed at most. */
export async function sendOut(app: TestApp, rounds = 40): Promise<void> {
  app.clock.forward(undoMs);
  for (let round = 0; round < rounds; round += 1) {
    await app.workOnCampaigns();
    app.clock.forward(1000);
  }
}
