import { setImmediate as nextTurn } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { oneATurn } from "./one-a-turn.ts";

const fromOutside = { outgoing: {} };

/** Asks many at once, and says how many had begun after each turn. */
async function begunByTurn(method: string, path: string, env: object) {
  let begun = 0;
  const app = new Hono().use(oneATurn()).all("*", (c) => {
    begun += 1;
    return c.text("");
  });
  const asked = Array.from({ length: 4 }, () => app.request(path, { method }, env));
  const byTurn: number[] = [];
  for (const _ of asked) {
    await nextTurn();
    byTurn.push(begun);
  }
  await Promise.all(asked);
  return byTurn;
}

test.each([
  { what: "pages", method: "GET", path: "/search" },
  { what: "what the API reads", method: "GET", path: "/api/blogs" },
  { what: "forms that are posted to pages", method: "POST", path: "/contact" },
])("of many $what at once one begins in each turn", async ({ method, path }) => {
  expect(await begunByTurn(method, path, fromOutside)).toEqual([1, 2, 3, 4]);
});

test("what is sent to the API at once begins at once, so that it shares a commit", async () => {
  expect(await begunByTurn("POST", "/api/enquiry", fromOutside)).toEqual([4, 4, 4, 4]);
});

test("what a page asks in process has had its turn", async () => {
  expect(await begunByTurn("GET", "/api/blogs", {})).toEqual([4, 4, 4, 4]);
});
