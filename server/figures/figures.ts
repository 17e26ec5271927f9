import { brand } from "#content/brand.ts";
import { officeZones } from "#content/offices.ts";
import type { DeskFigures, FiguresDay, SourceFigures } from "#contract/answers/figures.ts";
import { type Day, daysUntil } from "#contract/days.ts";
import { offices } from "#contract/desk.ts";
import type { FigureSpan } from "#contract/figures.ts";
import type { Db } from "#server/database/schema.ts";
import { answerTimes, leadsByCategory, leadsByDay, leadsBySource } from "./lead-figures-store.ts";
import { arrivalsFrom, formFigures, topPages, visitsByDay } from "./visit-figures-store.ts";
import { dueSteps, waitingLeads } from "./waiting-store.ts";

/** What "Today" shows; it costs no more than the leads of the span. */
export async function deskFigures(db: Db, now: Date, span: FigureSpan): Promise<DeskFigures> {
  const days = daysUntil(now, span, brand.dayZone);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new RangeError("A span has at least one day.");
  const instants = { from: first.from, until: last.until };
  const names = { first: first.name, last: last.name };
  return {
    asked_at: now.toISOString(),
    waiting: await waitingLeads(db, now),
    steps: await dueSteps(db, now),
    days: await figuresByDay(db, days, await visitsByDay(db, names)),
    categories: await leadsByCategory(db, instants),
    ...(await sourceFigures(db, instants, names)),
    answer_times: await allAnswerTimes(db, now, span),
    pages: await topPages(db, names),
    forms: await formFigures(db, names),
  };
}

async function figuresByDay(
  db: Db,
  days: readonly Day[],
  visits: ReadonlyMap<string, number>,
): Promise<FiguresDay[]> {
  const leads = await leadsByDay(db, days);
  const countOn = (day: string, isEnquiry: boolean) =>
    leads
      .filter((row) => row.day === day && row.isEnquiry === isEnquiry)
      .reduce((sum, { count }) => sum + count, 0);
  return days.map(({ name }) => ({
    day: name,
    enquiries: countOn(name, true),
    messages: countOn(name, false),
    visits: visits.get(name) ?? 0,
  }));
}

async function sourceFigures(
  db: Db,
  instants: Parameters<typeof leadsBySource>[1],
  names: Parameters<typeof arrivalsFrom>[1],
): Promise<Pick<DeskFigures, "sources" | "other_sources">> {
  const { sources, others } = await leadsBySource(db, instants);
  const known = sources.map(({ name }) => name).filter((name) => name !== "");
  const arrivals = await arrivalsFrom(db, names, known);
  const withArrivals = (source: (typeof sources)[number]): SourceFigures => ({
    ...source,
    arrivals: source.name === "" ? null : (arrivals.get(source.name) ?? 0),
  });
  return { sources: sources.map(withArrivals), other_sources: others };
}

async function allAnswerTimes(db: Db, now: Date, span: FigureSpan) {
  const times = offices.map((office) =>
    answerTimes(db, office, daysUntil(now, span, officeZones[office])),
  );
  return (await Promise.all(times)).flat();
}
