import { expect, test } from "vitest";
import { startTestApp } from "#tests/kit.ts";

const routes = [
  "PATCH /api/desk/leads/x",
  "POST /api/desk/leads/x/notes",
  "POST /api/desk/bulk",
  "POST /api/desk/undo",
  "POST /api/desk/views",
  "PUT /api/desk/views/x",
];

test.each(routes)("%s takes one JSON object that is not too large", async (route) => {
  const app = await startTestApp();
  const [method = "", path = ""] = route.split(" ");
  const headers = await app.staffHeaders();
  const send = async (body: string, type = "application/json") => {
    const answer = await app.request(path, {
      method,
      body,
      headers: { ...headers, "Content-Type": type },
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  expect(await send("{}", "text/plain")).toEqual({
    status: 415,
    error: "Send the request as JSON.",
  });
  expect(await send("[]")).toEqual({ status: 400, error: "Send one JSON object." });
  expect(await send("{")).toEqual({ status: 400, error: "The request is not valid JSON." });
  expect((await send("{}")).status).toBe(400);
  expect((await send(`{"text":"${"x".repeat(200_000)}"}`)).status).toBe(413);
});

test("a path of the desk that is not there answers 404, another method 405", async () => {
  const app = await startTestApp();
  const staff = app.asStaff();
  expect((await staff.get("/api/desk/nothing")).status).toBe(404);
  expect((await staff.remove("/api/desk/leads")).status).toBe(405);
});

test.each([
  { path: "/api/audit?staff=%00", status: 200 },
  { path: "/api/campaigns/audience?post=%00", status: 200 },
  { path: `/api/enquiry?after=${base64('["\\u0000","2026-03-02T09:00:00.000Z"]')}`, status: 400 },
  { path: `/api/enquiry?after=${base64('["\\ud800","2026-03-02T09:00:00.000Z"]')}`, status: 400 },
])("a sign that no database keeps asks for nothing: $path", async ({ path, status }) => {
  const app = await startTestApp();
  expect((await app.asStaff().get(path)).status).toBe(status);
});

test("nor is a lead found or a change taken back by it", async () => {
  const app = await startTestApp();
  const staff = app.asStaff();
  const change = { stage: "in-touch" };
  expect(await staff.post("/api/desk/bulk", { ids: ["x\0"], change })).toMatchObject({
    status: 200,
    data: { changed: 0 },
  });
  expect((await staff.post("/api/desk/undo", { change_id: "x\0" })).status).toBe(404);
});

function base64(json: string): string {
  return Buffer.from(json).toString("base64url");
}
