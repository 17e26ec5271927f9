import { describe, expect, test } from "vitest";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import { atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { answersOf, opened, sayAnswered, words } from "#tests/desk-answers.ts";
import { addLeadOnDesk } from "#tests/desk-leads.ts";
import { startTestApp } from "#tests/kit.ts";

const hourMs = 60 * 60 * 1000;

describe("delivery", () => {
  test("is told, and what was given up or waits for long can be tried again", async () => {
    let isAway = true;
    const app = await startTestApp({
      send: async () => {
        if (isAway) throw new Error("away");
      },
    });
    const [id, other] = [
      await sendEnquiry(app),
      await sendEnquiry(app, { email: "b@example.com" }),
    ];
    await app.asStaff().post(`/api/desk/leads/${other}/reply`, words);
    const { data } = await app.asStaff().post<DeskAnswer>(`/api/desk/leads/${id}/reply`, words);
    expect(data.mail).toMatchObject({ state: "waiting", tries: 0 });
    const retry = () => app.asStaff().post(`/api/desk/leads/${id}/answers/${data.id}/retry`, {});
    await app.deliverMails();
    expect((await answersOf(app, id))[0]?.mail).toMatchObject({ state: "waiting", tries: 1 });
    expect(await retry()).toMatchObject({
      status: 409,
      error: "This mail has been sent, or is being sent right now.",
    });

    for (let tries = 0; tries < 40; tries += 1) {
      app.clock.forward(4 * hourMs);
      await app.deliverMails();
    }
    expect((await answersOf(app, id))[0]?.mail?.state).toBe("failed");

    isAway = false;
    expect(await retry()).toMatchObject({ status: 200, data: { mail: { state: "waiting" } } });
    await app.deliverMails();
    expect((await answersOf(app, id))[0]?.mail?.state).toBe("sent");
    expect((await answersOf(app, other))[0]?.mail?.state).toBe("failed");
    expect((await retry()).status).toBe(409);
  });
});

describe("a lead that is nobody's", () => {
  const answers = [
    ["reply", words],
    ["answers", { way: "phone" }],
  ] as const;

  test.each(answers)(
    "is owned by who gives it a %s, and the history says so",
    async (path, body) => {
      const app = await startTestApp();
      const id = await sendEnquiry(app);
      const staff = app.asStaff();

      const { data } = await staff.post<DeskAnswer>(`/api/desk/leads/${id}/${path}`, body);

      const { lead, history } = await opened(app, id);
      expect(lead.owner).toEqual(data.staff);
      expect(history.at(-1)).toMatchObject({
        change_id: data.id,
        before: { stage: "new", owner: null },
        after: { stage: "in-touch", owner: data.staff },
      });
    },
  );

  test.each(answers)(
    "is not, where it is a colleague's: a %s leaves it theirs",
    async (path, body) => {
      const app = await startTestApp();
      const id = await sendEnquiry(app);
      const desk = await atTheDesk(app);
      await desk.change(id, { owner_id: await desk.id() });

      await app.asStaff().post(`/api/desk/leads/${id}/${path}`, body);

      expect((await opened(app, id)).lead.owner?.id).toBe(await desk.id());
    },
  );
});

describe("answered in another way", () => {
  test.each([
    ["phone", "Answered by phone."],
    ["chat", "Answered in the messaging app."],
    ["elsewhere", "Answered elsewhere."],
  ])("%s stops the clock as a mail does", async (way, note) => {
    const app = await startTestApp();
    const id = await sendMessage(app);

    const answer = await app.asStaff().post<DeskAnswer>(`/api/desk/leads/${id}/answers`, { way });

    expect(answer).toMatchObject({ status: 201, data: { way, mail: null } });
    const { lead, history } = await opened(app, id);
    expect(lead).toMatchObject({ stage: "in-touch" });
    expect(lead.clock?.first_answer_at).toBe(app.clock.now().toISOString());
    expect(history.map((change) => change.note)).toContain(note);
  });

  test("a lead that was promised nothing says when it was answered", async () => {
    const app = await startTestApp();
    const id = await addLeadOnDesk(app.database.db);
    expect((await opened(app, id)).lead.clock).toBeNull();

    await sayAnswered(app, id);

    const first_answer_at = app.clock.now().toISOString();
    expect((await opened(app, id)).lead.clock).toEqual({
      due_at: "",
      half_at: "",
      first_answer_at,
    });
  });

  test.each([{ way: "mail" }, { way: "smoke" }, {}])("%o is refused", async (body) => {
    const app = await startTestApp();
    const id = await sendEnquiry(app);
    expect(await app.asStaff().post(`/api/desk/leads/${id}/answers`, body)).toMatchObject({
      status: 400,
      error: "way must be phone, chat or elsewhere.",
    });
  });
});

describe("a hand-over", () => {
  const note = "She is in Chicago and wants a call in her evening.";

  test("changes the office, keeps the note in the history, and tells the mailbox without it", async () => {
    const app = await startTestApp({ publicUrl: "https://www.example.com" });
    const id = await sendEnquiry(app, { zone: "Asia/Kolkata" });
    const before = await opened(app, id);
    expect(before.lead.office).toBe("kochi");
    await app.deliverMails();
    app.sent.splice(0);

    const answer = await app
      .asStaff()
      .post(`/api/desk/leads/${id}/hand-over`, { office: "austin", note });

    expect(answer.status).toBe(200);
    const { lead, history } = await opened(app, id);
    expect(lead.office).toBe("austin");
    expect(lead.clock).toEqual(before.lead.clock);
    expect(history.map((change) => change.note)).toContain(`For Austin: ${note}`);
    await app.deliverMails();
    const [mail] = app.sent;
    expect(mail?.recipient).toBe("office@example.com");
    expect(mail?.subject).toBe(
      `For Austin: H-1B Visa services for Employees, from Anjali Mathew (${lead.receipt})`,
    );
    expect(mail?.text).toContain(`https://www.example.com/admin/dashboard?section=desk&lead=${id}`);
    expect(mail?.text).not.toContain(note);
  });

  test("that is sent twice is one: the second is told so, and neither noted nor mailed", async () => {
    const app = await startTestApp();
    const id = await sendEnquiry(app, { zone: "Asia/Kolkata" });
    await app.deliverMails();
    app.sent.splice(0);
    const staff = app.asStaff();
    const send = () => staff.post(`/api/desk/leads/${id}/hand-over`, { office: "austin", note });

    const answers = await Promise.all([send(), send()]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.deliverMails();
    expect(app.sent).toHaveLength(1);
    const { history } = await opened(app, id);
    expect(history.filter((change) => change.note !== "")).toHaveLength(1);
  });

  test.each([
    [{ office: "kochi", note }, 409, "Kochi has this lead already."],
    [{ office: "austin", note: " " }, 400, "Write what the other office needs to know."],
    [{ office: "paris", note }, 400, "office must be austin or kochi."],
  ])("of %o is refused", async (body, status, error) => {
    const app = await startTestApp();
    const id = await sendEnquiry(app, { zone: "Asia/Kolkata" });
    const answer = await app.asStaff().post(`/api/desk/leads/${id}/hand-over`, body);
    expect(answer).toMatchObject({ status, error });
  });
});

test("what is not there is 404, and nobody answers without a login", async () => {
  const app = await startTestApp();
  const leads = "/api/desk/leads/none";
  const staff = app.asStaff();
  const calls = [
    { way: () => staff.get(`${leads}/answers`), open: () => app.get(`${leads}/answers`) },
    {
      way: () => staff.post(`${leads}/reply`, words),
      open: () => app.post(`${leads}/reply`, words),
    },
    {
      way: () => staff.post(`${leads}/answers`, { way: "phone" }),
      open: () => app.post(`${leads}/answers`, { way: "phone" }),
    },
    {
      way: () => staff.post(`${leads}/hand-over`, { office: "kochi", note: "x" }),
      open: () => app.post(`${leads}/hand-over`, { office: "kochi", note: "x" }),
    },
  ];
  for (const { way, open } of calls) {
    expect(await way()).toMatchObject({ status: 404, error: "There is no such lead." });
    expect((await open()).status).toBe(401);
  }
  expect(await staff.post(`${leads}/answers/none/retry`, {})).toMatchObject({
    status: 404,
    error: "There is no such mail.",
  });
  expect((await app.post(`${leads}/answers/none/retry`, {})).status).toBe(401);
});
