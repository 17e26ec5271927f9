import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { beforeEach, describe, expect, test } from "vitest";
import { aPost, startWriter } from "#tests/blog.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { portOf } from "#tests/listening.ts";
import { loadBuiltPages } from "./built-site.ts";
import type { Dependencies } from "./dependencies.ts";
import { answerDirectly } from "./direct-answers.ts";

const pagesOf = await loadBuiltPages({ hasRecaptcha: false });
const publicUrl = "https://www.example.com";

let app: TestApp;
let origin: string;
/** What was left to the app, in order. */
let left: string[];
let told: { method: string; route: string; status: number }[];
/** What was counted, such as "GET / 200 from 203.0.113.7". */
let seen: string[];

beforeEach(async () => {
  left = [];
  told = [];
  seen = [];
  const site = { publicUrl, trustedProxies: 1 };
  let pages: ReturnType<typeof pagesOf> | undefined;
  app = await startTestApp({
    ...site,
    pagesOf: (dependencies) => {
      pages = pagesOf(dependencies);
      return pages;
    },
  });
  if (!pages) throw new Error("The app has no pages");
  const throughApp = getRequestListener((request) => {
    left.push(new URL(request.url).pathname);
    return app.request(request.url, request);
  });
  const onAnswered = ({ method, route, status }: (typeof told)[number]) =>
    void told.push({ method, route, status });
  const onPage: Dependencies["visits"]["onPage"] = ({ method, url, status, header }) =>
    void seen.push(`${method} ${url} ${status} from ${header("x-forwarded-for")}`);
  const listener = answerDirectly(
    pages.built,
    { ...site, onAnswered, visits: { onPage } },
    throughApp,
  );
  origin = `http://127.0.0.1:${await portOf(createServer(listener))}`;
});

async function read(path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, { redirect: "manual", ...init });
  return { status: answer.status, headers: headersOf(answer), body: await answer.text() };
}

async function readThroughApp(path: string, init: RequestInit = {}) {
  const answer = await app.request(origin + path, init);
  return { status: answer.status, headers: headersOf(answer) };
}

/** Without those of the one connection and the one request. */
function headersOf({ headers }: Response) {
  const own = ["connection", "date", "keep-alive", "x-request-id"];
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)));
}

const plain = { "Accept-Encoding": "identity" };
const compressed = { "Accept-Encoding": "gzip, br" };

describe.each([
  { path: "/", what: "a prerendered page" },
  { path: "/student-visa", what: "a service's page" },
  { path: "/favicon.svg", what: "a file" },
  { path: "/service-worker.js", what: "a file with a policy of its own" },
])("$what is answered before the app, as the app would answer it", ({ path }) => {
  test.each([
    { how: "whole", init: { headers: plain } },
    { how: "compressed", init: { headers: compressed } },
    { how: "by its head", init: { method: "HEAD", headers: plain } },
  ])("$how", async ({ init }) => {
    const { body, ...answer } = await read(path, init);

    expect(left).toEqual([]);
    expect(answer).toEqual(await readThroughApp(path, init));
    expect(answer.status).toBe(200);
    expect(body === "").toBe(init.method === "HEAD");
  });

  test("304 for who has it", async () => {
    const { headers } = await read(path);
    const init = { headers: { ...plain, "If-None-Match": headers.etag ?? "" } };

    const { body, ...answer } = await read(path, init);

    expect(left).toEqual([]);
    expect({ ...answer, body }).toEqual({ ...(await readThroughApp(path, init)), body: "" });
    expect(answer.status).toBe(304);
  });
});

test.each([
  { takes: "br", encoding: "br" },
  { takes: "gzip;q=0.5, BR;q=0.1", encoding: "br" },
  { takes: "identity, br;q=0", encoding: undefined },
  { takes: "br; q=0.000", encoding: undefined },
  { takes: "x-br", encoding: undefined },
])("whoever takes $takes is given $encoding", async ({ takes, encoding }) => {
  const { headers } = await read("/", { headers: { "Accept-Encoding": takes } });

  expect(headers["content-encoding"]).toBe(encoding);
});

test("data that is asked for ahead is not asked for again at once; all else is", async () => {
  const ahead = { headers: { "Sec-Purpose": "prefetch" } };
  const cacheControl = async (path: string, init?: RequestInit) =>
    (await read(path, init)).headers["cache-control"];
  const checked = "public, max-age=0, must-revalidate";

  expect(await cacheControl("/services.data", ahead)).toBe("private, max-age=10");
  expect(await cacheControl("/services.data")).toBe(checked);
  expect(await cacheControl("/services", ahead)).toBe(checked);
  // A post that was written meanwhile is shown.
  expect(await cacheControl("/blog.data", ahead)).toBe(checked);
  expect(left).toEqual(["/blog.data"]);
});

test("a page of the blog is the app's the first time, and no longer when a post was written", async () => {
  const writer = await startWriter(app);
  const first = await read("/blog", { headers: plain });
  const again = await read("/blog", { headers: plain });
  expect(left).toEqual(["/blog"]);
  expect(again).toEqual(first);

  await writer.add(await aPost({ title: "The newest post" }));

  expect((await read("/blog")).body).toContain("The newest post");
  expect(left).toEqual(["/blog", "/blog"]);
});

test.each([
  { path: "/?from=mail", init: {} },
  { path: "/student-visa/", init: {} },
  { path: "/nothing", init: {} },
  { path: "/", init: { method: "POST" } },
  { path: "/healthz", init: {} },
])("$path ($init.method) is the app's", async ({ path, init }) => {
  await read(path, init);
  expect(left).toHaveLength(1);
});

test("each answer is counted as a visit's", async () => {
  await read("/about", { headers: { "X-Forwarded-For": "203.0.113.7" } });
  expect(seen).toEqual(["GET /about 200 from 203.0.113.7"]);
});

test("each answer has a name, a trusted proxy's if there is one, and is told", async () => {
  const named = await fetch(origin, { headers: { "X-Request-Id": "from-the-proxy" } });
  const unnamed = await fetch(origin);

  expect(named.headers.get("X-Request-Id")).toBe("from-the-proxy");
  expect(unnamed.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
  expect(told).toEqual([
    { method: "GET", route: "page", status: 200 },
    { method: "GET", route: "page", status: 200 },
  ]);
});
