import { expect, test } from "vitest";
import { counted, startVisited, tell, visit } from "#tests/visiting.ts";

const visits = 10_000;
const paths = ["/", "/about", "/services", "/contact", "/h-1b-visa-services-for-employees"];
const browsers = ["Firefox/140.0", "Chrome/142.0", "Safari/605.1", "Edg/142.0"];
const dayMs = 24 * 60 * 60 * 1000;
const indiaIsAheadMs = 5.5 * 60 * 60 * 1000;

/** The same row of numbers each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function aVisitor(random: (below: number) => number) {
  const wish = random(10);
  return {
    from: `100.64.${random(8)}.${random(250)}`,
    headers: {
      "User-Agent": `Mozilla/5.0 (X11) ${browsers[random(browsers.length)]}`,
      ...(wish === 0 && { "Sec-GPC": "1" }),
      ...(wish === 1 && { "User-Agent": "Mozilla/5.0 (compatible; Anybot/1.0)" }),
    },
  };
}

/** What a slow and careful observer would write down. */
function observer() {
  const people = new Set<string>();
  const views = new Map<string, number>();
  return {
    people,
    views,
    see(at: Date, path: string, { from, headers }: ReturnType<typeof aVisitor>) {
      if (headers["Sec-GPC"] || headers["User-Agent"].includes("Anybot")) return;
      const day = dayOf(at);
      people.add(`${day} ${from} ${headers["User-Agent"]}`);
      const view = `${day} page ${path}`;
      views.set(view, (views.get(view) ?? 0) + 1);
    },
  };
}

test("10,000 visits over three days and two instances are counted within 1 %", async () => {
  const first = await startVisited();
  const { clock, database } = first;
  const second = await startVisited({ database, clock });
  const random = numbers(7);
  const { people, views, see } = observer();
  const days = [dayOf(clock.now())];

  for (let at = 0; at < visits; at += 1) {
    const visitor = aVisitor(random);
    const path = paths[random(paths.length)] ?? "/";
    see(clock.now(), path, visitor);
    const instance = random(2) === 0 ? first : second;
    if (random(3) === 0) await tell(instance, { page: path }, visitor);
    else await visit(instance, path, visitor);
    if (random(500) === 0) await instance.writeVisits();
    clock.forward((2 * dayMs) / visits);
    // Each look of a running site is seconds after the one before.
    if (dayOf(clock.now()) !== days.at(-1)) {
      days.push(dayOf(clock.now()));
      for (const { writeVisits } of [first, second]) await writeVisits();
    }
  }
  await second.writeVisits();
  const counts = new Map((await counted(first)).map(withCount));

  const visitsCounted = days.reduce((sum, day) => sum + (counts.get(`${day} visit`) ?? 0), 0);
  expect(people.size).toBeGreaterThan(4000);
  expect(Math.abs(visitsCounted / people.size - 1)).toBeLessThan(0.01);
  expect(views.size).toBe(days.length * paths.length);
  const errors = [...views].map(([view, count]) => (counts.get(view) ?? 0) / count - 1);
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.01);
});

/** In India. */
function dayOf(at: Date): string {
  return new Date(at.getTime() + indiaIsAheadMs).toISOString().slice(0, 10);
}

function withCount(line: string): [string, number] {
  const [what = "", count] = line.split(": ");
  return [what, Number(count)];
}
