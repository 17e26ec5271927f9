import { expect, test } from "vitest";
import type { DeskRow } from "#contract/answers/desk.ts";
import { atTheDesk, sendMessage } from "#tests/desk.ts";
import { sayAnswered } from "#tests/desk-answers.ts";
import { startTestApp } from "#tests/kit.ts";

/** 60 leads of 6 moments and 5 names, so that many stand beside their like. */
async function manyLeads() {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  for (let place = 0; place < 60; place += 1) {
    if (place % 10 === 0) app.clock.forward(1000);
    const id = await sendMessage(app, {
      name: `Name ${"ÉeaZb"[place % 5]}`,
      email: `${place}@example.com`,
      phone: "",
    });
    if (place % 3 === 0) await sayAnswered(app, id);
    if (place % 5 === 0) await desk.change(id, { stage: "with-attorney" });
    if (place % 7 === 0) await desk.change(id, { stage: "won" });
    if (place % 4 === 0) await desk.change(id, { next_step_on: `2026-04-0${1 + (place % 3)}` });
  }
  return { app, desk };
}

const orders: Record<string, (row: DeskRow) => string> = {
  newest: ({ created_at }) => created_at,
  oldest: ({ created_at }) => created_at,
  due: ({ clock, stage }) =>
    (!clock?.first_answer_at && stage !== "won" && clock?.due_at) || "9999",
  "next-step": ({ next_step_on }) => next_step_on || "9999",
  name: ({ name }) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  changed: ({ changed_at }) => changed_at,
};

test("pages forwards and backwards, in each order: every lead once, and in its place", async () => {
  const { desk } = await manyLeads();
  for (const [sort, keyOf] of Object.entries(orders)) {
    const there = await walk(desk, sort, "next");
    const ids = there.pages.flat().map(({ id }) => id);
    expect(there.pages.map((page) => page.length)).toEqual([25, 25, 10]);
    expect(new Set(ids).size).toBe(60);
    const keys = there.pages.flat().map(keyOf);
    const inOrder = keys.toSorted();
    const isDown = sort === "newest" || sort === "changed";
    expect(keys).toEqual(isDown ? inOrder.reverse() : inOrder);

    const back = await walk(desk, sort, "previous", there.last);
    expect(
      back.pages
        .toReversed()
        .flat()
        .map(({ id }) => id),
    ).toEqual(ids.slice(0, 50));
  }
});

async function walk(
  desk: Awaited<ReturnType<typeof atTheDesk>>,
  sort: string,
  way: "next" | "previous",
  from = "",
) {
  const pages: DeskRow[][] = [];
  let cursor: string | null | undefined = from;
  let last = "";
  do {
    const page = await desk.page(`?sort=${sort}&cursor=${cursor}`);
    expect(page).toMatchObject({ status: 200, total: 60 });
    pages.push(page.data);
    last = page.previous ?? last;
    cursor = page[way];
  } while (cursor);
  return { pages, last };
}

test("a lead that comes meanwhile moves nobody to another page", async () => {
  const { app, desk } = await manyLeads();
  const first = await desk.page();
  const whole = await desk.page("?size=100");
  await sendMessage(app, { email: "new@example.com", phone: "" });

  const second = await desk.page(`?cursor=${first.next}`);

  expect(second.data).toEqual(whole.data.slice(25, 50));
});

test.each(["x", "W10", "eyJhIjoxfQ", "WzAsIlx1MDAwMCIsImEiXQ", "WzIsImEiLCJhIl0"])(
  "the cursor %s is refused",
  async (cursor) => {
    const app = await startTestApp();
    const answer = await (await atTheDesk(app)).page(`?cursor=${cursor}`);
    const error = "cursor must be next or previous of another page.";
    expect(answer).toMatchObject({ status: 400, error });
  },
);
