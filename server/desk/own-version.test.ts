import { expect, test } from "vitest";
import type { LeadVersion } from "#contract/answers/desk.ts";
import { atTheDesk, sendEnquiry } from "#tests/desk.ts";
import { words } from "#tests/desk-answers.ts";
import { startTestApp } from "#tests/kit.ts";

type Told = { id?: string; lead?: LeadVersion; leads?: LeadVersion[] };

/** A lead, and somebody at the desk with it. */
async function startDoing() {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const path = `/api/desk/leads/${id}`;
  return {
    id,
    desk,
    post: (to: string, body: object, headers: object = {}) =>
      app.post<Told>(`${path}/${to}`, body, { ...desk.headers, ...headers }),
    remove: (what: string) => app.remove(`${path}/${what}`, desk.headers),
  };
}
type Doing = Awaited<ReturnType<typeof startDoing>>;

const doings: Readonly<Record<string, (doing: Doing) => Promise<{ data: unknown }>>> = {
  "a reply": ({ post }) => post("reply", words),
  "word of an answer": ({ post }) => post("answers", { way: "phone" }),
  "taking it back": async ({ post, remove }) =>
    remove(`answers/${(await post("answers", { way: "phone" })).data.id}`),
  "a hand-over": ({ post }) => post("hand-over", { office: "austin", note: "Lives there." }),
  "a change of many": ({ desk, id }) => desk.bulk({ ids: [id], change: { stage: "spam" } }),
  "an undo": async ({ desk, id }) =>
    desk.undo((await desk.change(id, { stage: "spam" })).data.change_id),
  "an undo of a note": async ({ desk, id }) =>
    desk.undo((await desk.note(id, "Wrong lead")).data.change_id),
};

test.each(Object.entries(doings))(
  "%s says the lead's version, by which it can be changed at once",
  async (_, doIt) => {
    const doing = await startDoing();
    const { desk, id } = doing;
    await desk.change(id, { next_step: "Call" });

    const { lead, leads = [lead] } = (await doIt(doing)).data as Told;

    const { version } = await desk.lead(id);
    expect(leads).toEqual([{ id, version }]);
    const next = await desk.patch(id, { version, next_step: "Write" });
    expect(next).toMatchObject({ status: 200, data: { lead: { next_step: "Write" } } });
  },
);

test("a reply that is repeated under its key says the lead as it is now", async () => {
  const { desk, id, post } = await startDoing();
  const send = () => post("reply", words, { "Idempotency-Key": "the-same-key" });
  const first = await send();
  await desk.change(id, { stage: "with-attorney" });

  const again = await send();

  expect(first.data.lead).toEqual({ id, version: 3 });
  expect(again.data.lead).toEqual({ id, version: 4 });
});
