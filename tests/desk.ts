import type {
  BulkChanged,
  Changed,
  DeskCounts,
  DeskLead,
  DeskPage,
  OpenedLead,
  Undone,
} from "#contract/answers/desk.ts";
import type { Receipt } from "#contract/answers/leads.ts";
import { aMessage, anEnquiry, type TestApp } from "./kit.ts";

/** Sends an enquiry as a visitor does; gives its id. */
export async function sendEnquiry(
  app: TestApp,
  overrides: object = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const body = anEnquiry({ ...asAPerson, ...overrides });
  const answer = await app.post<Receipt>("/api/enquiry", body, headers);
  if (answer.status !== 201) throw new Error(`The enquiry was refused: ${answer.text}`);
  return answer.data.id;
}

/** One that fails whenever it is to be taken up: it is on its list already. For an app whose leads wait. */
export async function sendStuckEnquiry(app: TestApp): Promise<string> {
  const id = await sendEnquiry(app, { email: "Stuck@example.com" });
  const { db } = app.database;
  const { created_at, lead } = await db
    .selectFrom("lead_arrival")
    .selectAll()
    .orderBy("number", "desc")
    .executeTakeFirstOrThrow();
  await app.takeUp();
  await db.insertInto("lead_arrival").values({ created_at, lead }).execute();
  return id;
}

/** Sends a contact message as a visitor does; gives its id. With a number and no text it is a call-back. */
export async function sendMessage(app: TestApp, overrides: object = {}): Promise<string> {
  const answer = await app.post<Receipt>("/api/contact", aMessage({ ...asAPerson, ...overrides }));
  if (answer.status !== 201) throw new Error(`The message was refused: ${answer.text}`);
  return answer.data.id;
}

/** Likely spam is looked at in tests of its own. */
const asAPerson = { consent: "answer-1", filled_ms: 20_000 };

/** What makes a lead likely spam. */
export const asABot = { website: "https://bot.example" };

/** One staff member at the desk, with the same login for all calls. */
export async function atTheDesk(app: TestApp) {
  const headers = await app.staffHeaders();
  return {
    headers,
    page: async (query = "") => {
      const answer = await app.get<DeskPage["data"]>(`/api/desk/leads${query}`, headers);
      return answer as typeof answer & Partial<Omit<DeskPage, "data">>;
    },
    open: (id: string) => app.get<OpenedLead>(`/api/desk/leads/${id}`, headers),
    lead: async (id: string): Promise<DeskLead> =>
      (await app.get<OpenedLead>(`/api/desk/leads/${id}`, headers)).data.lead,
    counts: async () => (await app.get<DeskCounts>("/api/desk/counts", headers)).data,
    patch: (id: string, patch: object) =>
      app.patch<Changed>(`/api/desk/leads/${id}`, patch, headers),
    /** Changes the lead as it is now. */
    change: async (id: string, change: object) => {
      const { version } = (await app.get<OpenedLead>(`/api/desk/leads/${id}`, headers)).data.lead;
      return app.patch<Changed>(`/api/desk/leads/${id}`, { version, ...change }, headers);
    },
    /** `key` is its Idempotency-Key. */
    note: (id: string, text: string, key?: string) =>
      app.post<Changed>(
        `/api/desk/leads/${id}/notes`,
        { text },
        { ...headers, ...(key && { "Idempotency-Key": key }) },
      ),
    /** All that a filter gives, as its list tells of it now. */
    filter: async (query: string) => {
      const path = `/api/desk/leads?${query}`;
      const { text } = await app.get(path, headers);
      const { total, read_at } = JSON.parse(text) as DeskPage;
      return { query, total, read_at };
    },
    bulk: (body: object) => app.post<BulkChanged>("/api/desk/bulk", body, headers),
    undo: (change_id: string | null | undefined) =>
      app.post<Undone>("/api/desk/undo", { change_id }, headers),
    id: async () => {
      const { data } = await app.get<{ email: string }>("/api/user/me", headers);
      const staff = await app.database.db
        .selectFrom("staff")
        .select("id")
        .where("email", "=", data.email)
        .executeTakeFirstOrThrow();
      return staff.id;
    },
  };
}
