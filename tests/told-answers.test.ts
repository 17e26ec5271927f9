import { Hono } from "hono";
import * as v from "valibot";
import { expect, test } from "vitest";
import { describe } from "#server/http/describe.ts";
import { toldAnswers, untold } from "./told-answers.ts";

const thing = v.object({ id: v.string(), size: v.number() });
const app = new Hono()
  .basePath("/api")
  .get("/things/:id", describe({ summary: "One", answers: { 200: thing } }))
  .post(
    "/things",
    describe({
      summary: "Add one",
      answers: { 201: thing },
      failures: {
        404: "There is none",
        409: { text: "Another has it", beside: { held_by: v.string() } },
      },
    }),
  );

test.each([
  ["what is told", "POST", "/api/things", 201, { data: { id: "1", size: 2 } }, []],
  ["also with a query", "GET", "/api/things/1?of=2", 200, { data: { id: "1", size: 2 } }, []],
  ["a failure that is told", "POST", "/api/things", 404, { error: "No" }, []],
  ["what stands beside it", "POST", "/api/things", 409, { error: "No", held_by: "1" }, []],
  ["a failure of any route", "POST", "/api/things", 503, { error: "Away" }, []],
  ["nothing of no route", "PUT", "/api/things", 405, { error: "No" }, []],
  ["nor of what is no API", "GET", "/healthz", 200, { ok: true }, []],
  [
    "another kind",
    "GET",
    "/api/things/1",
    200,
    { data: { id: "1", size: "2" } },
    ["GET /api/things/1.data.size is string"],
  ],
  [
    "a field that is not told",
    "POST",
    "/api/things",
    201,
    { data: { id: "1", size: 2, of: "2" } },
    ["POST /api/things.data.of is not told"],
  ],
  [
    "what is not told beside a failure",
    "POST",
    "/api/things",
    404,
    { error: "No", held_by: "1" },
    ["POST /api/things.held_by is not told"],
  ],
  [
    "another failure",
    "POST",
    "/api/things",
    410,
    { error: "No" },
    ["POST /api/things does not say that it answers 410"],
  ],
  [
    "another status",
    "POST",
    "/api/things",
    200,
    { data: { id: "1", size: 2 } },
    ["POST /api/things does not say that it answers 200"],
  ],
])("%s", async (_, method, path, status, body, faults) => {
  const answer = Response.json(body, { status });

  expect(await untold(await toldAnswers(app), { method, path, answer })).toEqual(faults);
});
