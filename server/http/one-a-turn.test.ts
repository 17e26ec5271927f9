import { setImmediate as nextTurn } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { oneATurn } from "./one-a-turn.ts";

const fromOutside = { outgoing: {} };

/** Asks many at once, and says how many had begun after each turn. */
async function begunByTurn(method: string, path: string, env: object) {
  let begun = 0;
  const app = new Hono().use(oneATurn({ trustedProxies: 1 })).all("*", (c) => {
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

/** An app that notes who begins. */
function noting() {
  const begun: string[] = [];
  const app = new Hono().use(oneATurn({ trustedProxies: 1 })).get("*", (c) => {
    begun.push(c.req.path);
    return c.text("");
  });
  const ask = (path: string, from: string) =>
    app.request(path, { headers: { "X-Forwarded-For": from } }, fromOutside);
  return { begun, ask };
}

test("addresses take turns, however much one of them asks for", async () => {
  const { begun, ask } = noting();

  await Promise.all([
    ...["/a1", "/a2", "/a3", "/a4"].map((path) => ask(path, "192.0.2.1")),
    ...["/b1", "/b2"].map((path) => ask(path, "192.0.2.2")),
    ask("/c1", "192.0.2.3"),
  ]);

  expect(begun).toEqual(["/a1", "/b1", "/c1", "/a2", "/b2", "/a3", "/a4"]);
});

test.each([{ waiting: ["/a1"] }, { waiting: ["/a1", "/a2", "/a3"] }])(
  "while somebody comes in each turn behind $waiting, the next begins after 32 turns",
  async ({ waiting }) => {
    const { begun, ask } = noting();
    const answers = waiting.map((path) => ask(path, "192.0.2.1"));
    const byTurn: number[] = [];
    for (let turn = 0; turn < 34; turn += 1) {
      await nextTurn();
      byTurn.push(begun.length);
      answers.push(ask("/late", "192.0.2.2"));
    }

    expect(byTurn).toEqual([...Array(33).fill(1), 2]);
    await Promise.all(answers);
  },
);

test.each([
  { method: "GET", begins: false },
  { method: "HEAD", begins: false },
  { method: "POST", begins: true },
])("a $method of whoever has gone meanwhile begins: $begins", async ({ method, begins }) => {
  let hasBegun = false;
  const app = new Hono().use(oneATurn({ trustedProxies: 1 })).all("*", (c) => {
    hasBegun = true;
    return c.text("");
  });

  await app.request("/message", { method }, { outgoing: { destroyed: true } });

  expect(hasBegun).toBe(begins);
});
