import { describe, expect, test } from "vitest";
import type { DeskFigures } from "#contract/answers/figures.ts";
import type { FigureSpan } from "#contract/figures.ts";
import { aPost, startWriter } from "#tests/blog.ts";
import { atTheDesk } from "#tests/desk.ts";
import { addLeadOnDesk, type LeadOnDesk } from "#tests/desk-leads.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { startVisited, tell, visit } from "#tests/visiting.ts";

const hourMs = 60 * 60 * 1000;

async function figuresOf(app: TestApp, days?: FigureSpan): Promise<DeskFigures> {
  const query = days ? `?days=${days}` : "";
  const answer = await app.asStaff().get<DeskFigures>(`/api/desk-figures${query}`);
  expect(answer.status).toBe(200);
  return answer.data;
}

/** A site with these leads, at 2026-03-02 09:00 UTC. */
async function startDesk(leads: Partial<LeadOnDesk>[]) {
  const app = await startTestApp();
  for (const lead of leads) await addLeadOnDesk(app.database.db, lead);
  return app;
}

const answered = (created_at: string, hours: number) => ({
  created_at,
  first_answer_at: new Date(Date.parse(created_at) + hours * hourMs).toISOString(),
});

test("a fresh site has nothing to show, and every day of the span", async () => {
  const app = await startTestApp();

  const figures = await figuresOf(app);

  expect(figures).toMatchObject({
    asked_at: app.clock.now().toISOString(),
    waiting: { total: 0, overdue: 0, leads: [] },
    steps: { total: 0, due: [] },
    categories: [],
    sources: [],
    other_sources: { leads: 0, answered: 0 },
    answer_times: [],
    pages: [],
    forms: { opened: 0, sent: 0 },
  });
  expect(figures.days).toHaveLength(28);
  expect(figures.days[0]).toEqual({ day: "2026-02-03", enquiries: 0, messages: 0, visits: 0 });
  expect(figures.days.at(-1)?.day).toBe("2026-03-02");
  expect((await figuresOf(app, 90)).days).toHaveLength(90);
});

describe("what waits", () => {
  test("is named overdue first, then what is due next, then what nobody promised", async () => {
    const app = await startDesk([
      { name: "Old Row", created_at: "2026-01-01T00:00:00.000Z" },
      { name: "Due Soon", due_at: "2026-03-02T10:00:00.000Z" },
      { name: "Due Now", due_at: "2026-03-02T09:00:00.000Z" },
      { name: "Overdue", due_at: "2026-03-02T08:30:00.000Z", kind: "call-back", office: "kochi" },
      { name: "Long Overdue", due_at: "2026-02-27T08:30:00.000Z" },
    ]);

    const { waiting } = await figuresOf(app);

    expect(waiting).toMatchObject({ total: 5, overdue: 3 });
    expect((await (await atTheDesk(app)).counts()).overdue).toBe(3);
    expect(waiting.leads.map(({ name }) => name)).toEqual([
      "Long Overdue",
      "Overdue",
      "Due Now",
      "Due Soon",
      "Old Row",
    ]);
    expect(waiting.leads[1]).toEqual({
      id: expect.any(String),
      kind: "call-back",
      name: "Overdue",
      category: "",
      office: "kochi",
      created_at: "2026-03-02T08:00:00.000Z",
      due_at: "2026-03-02T08:30:00.000Z",
    });
  });

  test("leaves out what was answered, closed, put into the trash, or is spam", async () => {
    const due_at = "2026-03-02T08:30:00.000Z";
    const app = await startDesk([
      { due_at, first_answer_at: "2026-03-02T08:10:00.000Z" },
      { due_at, stage: "lost" },
      { due_at, trashed_at: "2026-03-02T08:10:00.000Z" },
      { stage: "spam" },
      { stage: "in-touch" },
    ]);

    expect((await figuresOf(app)).waiting).toEqual({ total: 0, overdue: 0, leads: [] });
  });

  test("names eight and counts all", async () => {
    const due_at = "2026-03-02T10:00:00.000Z";
    const app = await startDesk(Array.from({ length: 11 }, () => ({ due_at })));
    const { waiting } = await figuresOf(app);
    expect(waiting.leads).toHaveLength(8);
    expect(waiting).toMatchObject({ total: 11, overdue: 0 });
  });

  test("next steps count from their day in their office on, the oldest first", async () => {
    const step = { stage: "in-touch" as const, next_step: "Call again" };
    const app = await startDesk([
      { ...step, name: "Today", next_step_on: "2026-03-02" },
      { ...step, name: "Tomorrow in India", office: "kochi", next_step_on: "2026-03-03" },
      { ...step, name: "Tomorrow in Texas", office: "austin", next_step_on: "2026-03-03" },
      { ...step, name: "Late", next_step_on: "2026-02-20" },
      { ...step, name: "Won", next_step_on: "2026-02-20", stage: "won" },
    ]);

    const { steps } = await figuresOf(app);

    expect(steps.total).toBe(2);
    expect(steps.due.map(({ name }) => name)).toEqual(["Late", "Today"]);
    app.clock.forward(9.5 * hourMs);
    expect((await figuresOf(app)).steps.total).toBe(3);
    app.clock.forward(11.5 * hourMs);
    expect((await figuresOf(app)).steps.total).toBe(4);
  });
});

test("leads are counted on the days of India's calendar, enquiries apart from the rest", async () => {
  const app = await startDesk([
    { created_at: "2026-03-01T18:29:59.999Z" },
    { created_at: "2026-03-01T18:30:00.000Z" },
    { created_at: "2026-03-02T01:00:00.000Z", kind: "message" },
    { created_at: "2026-03-02T02:00:00.000Z", kind: "call-back" },
    { created_at: "2026-03-02T03:00:00.000Z", stage: "spam" },
    { created_at: "2026-03-02T03:00:00.000Z", trashed_at: "2026-03-02T04:00:00.000Z" },
    { created_at: "2026-02-02T18:29:59.999Z" },
  ]);

  const { days } = await figuresOf(app);

  expect(days.filter(({ enquiries, messages }) => enquiries + messages > 0)).toEqual([
    { day: "2026-03-01", enquiries: 1, messages: 0, visits: 0 },
    { day: "2026-03-02", enquiries: 1, messages: 2, visits: 0 },
  ]);
  const older = (await figuresOf(app, 90)).days.filter(({ enquiries }) => enquiries > 0);
  expect(older.map(({ day }) => day)).toContain("2026-02-02");
});

test("categories are ranked; a message has none", async () => {
  const app = await startDesk([
    { category: "TN visa" },
    { category: "E-3 visa" },
    { category: "TN visa" },
    { kind: "message" },
  ]);

  expect((await figuresOf(app)).categories).toEqual([
    { name: "TN visa", leads: 2 },
    { name: "E-3 visa", leads: 1 },
  ]);
});

test("each source says how often it brought somebody, a lead, and one that was answered", async () => {
  const app = await startVisited();
  const referrer = { headers: { Referer: "https://www.search.example/" } };
  for (const path of ["/", "/about", "/contact"]) await visit(app, path, referrer);
  await visit(app, "/?utm_source=letter");
  await app.writeVisits();
  const { db } = app.database;
  await addLeadOnDesk(db, { source: "search.example", ...answered("2026-03-02T01:00:00.000Z", 1) });
  await addLeadOnDesk(db, { source: "search.example" });
  await addLeadOnDesk(db, { source: "letter" });
  for (let at = 0; at < 3; at += 1) await addLeadOnDesk(db, { source: "" });

  expect((await figuresOf(app)).sources).toEqual([
    { name: "", arrivals: null, leads: 3, answered: 0 },
    { name: "search.example", arrivals: 3, leads: 2, answered: 1 },
    { name: "letter", arrivals: 1, leads: 1, answered: 0 },
  ]);
});

test("eight sources are named, and what all others brought is added up", async () => {
  const first_answer_at = "2026-03-02T08:30:00.000Z";
  const named = Array.from({ length: 8 }, (_, at) => `site-${at}.example`);
  const app = await startDesk([
    ...named.flatMap((source) => [{ source }, { source, first_answer_at }]),
    { source: "x.example", first_answer_at },
    { source: "y.example" },
    { source: "z.example", first_answer_at },
    { source: "z.example", stage: "spam" },
  ]);

  const { sources, other_sources } = await figuresOf(app);

  expect(sources.map(({ name }) => name)).toEqual(named);
  expect(other_sources).toEqual({ leads: 3, answered: 2 });
});

test("half of the first answers came sooner, by office and by its own weekday", async () => {
  const monday = "2026-02-23T15:00:00.000Z";
  const app = await startDesk([
    answered(monday, 1),
    answered(monday, 9),
    answered(monday, 2),
    // Sunday evening in Austin, Monday morning in Kochi.
    answered("2026-02-23T02:00:00.000Z", 4),
    { ...answered("2026-02-23T02:00:00.000Z", 6), office: "kochi" },
    { ...answered("2026-02-23T03:00:00.000Z", 3), office: "kochi" },
    { created_at: monday },
  ]);

  expect((await figuresOf(app)).answer_times).toEqual([
    { office: "austin", weekday: 1, median_minutes: 120, leads: 3 },
    { office: "austin", weekday: 7, median_minutes: 240, leads: 1 },
    { office: "kochi", weekday: 1, median_minutes: 270, leads: 2 },
  ]);
});

test("visits, pages and forms of the span are added up", async () => {
  const app = await startVisited();
  const post = await (await startWriter(app)).add(await aPost({ title: "Visa 221(g)" }));
  await visit(app, "/");
  await visit(app, "/enquiry");
  await visit(app, `/blog/${post.data.id}`);
  await tell(app, { form: "message" });
  await app.writeVisits();
  app.clock.forward(24 * hourMs);
  await visit(app, "/");
  await app.writeVisits();

  const { days, pages, forms } = await figuresOf(app);

  expect(days.slice(-2).map(({ visits }) => visits)).toEqual([1, 1]);
  expect(pages).toEqual([
    { path: "/", title: "", views: 2 },
    { path: `/blog/${post.data.id}`, title: "Visa 221(g)", views: 1 },
    { path: "/enquiry", title: "", views: 1 },
  ]);
  expect(forms).toEqual({ opened: 2, sent: 0 });
});

test("another span is refused", async () => {
  const app = await startTestApp();
  expect(await app.asStaff().get("/api/desk-figures?days=9000")).toMatchObject({
    status: 400,
    error: "days must be 28 or 90.",
  });
});
