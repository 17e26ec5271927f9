import { asyncProperty, json, oneof, record, string, assert as verify } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "#tests/any-text.ts";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";

const paths = ["/api/enquiry", "/api/contact", "/api/subscription", "/api/user/login"];
const type = { "Content-Type": "application/json" };
const notJson = "The request is not valid JSON.";
const notObject = "Send one JSON object.";
type Operation = { requestBody?: { content: Record<string, object> } };
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

describe.each(paths)("POST %s answers 400 to", (path) => {
  test.each([
    { what: "an empty body", body: "", says: notJson },
    { what: "half an object", body: '{"name":', says: notJson },
    { what: "text after the object", body: "{} {}", says: notJson },
    { what: "single quotes", body: "{'name':'x'}", says: notJson },
    { what: "no value", body: '{"name":undefined}', says: notJson },
    { what: "a not a number", body: '{"name":NaN}', says: notJson },
    { what: "100,000 open brackets", body: "[".repeat(100_000), says: notJson },
    { what: "60,000 nested arrays", body: deep(60_000), says: notObject },
    { what: "an array", body: "[]", says: notObject },
    { what: "an array of objects", body: JSON.stringify([anEnquiry()]), says: notObject },
    { what: "null", body: "null", says: notObject },
    { what: "a text", body: '"text"', says: notObject },
    { what: "a number", body: "1e999", says: notObject },
    { what: "a truth", body: "true", says: notObject },
  ])("$what", async ({ body, says }) => {
    const app = await startTestApp();

    expect(await app.post(path, body)).toMatchObject({ status: 400, error: says });
  });

  test.each([7, null, true, ["x"], { x: "y" }])("%j in every field", async (value) => {
    const app = await startTestApp();
    const names = [...Object.keys(anEnquiry()), ...Object.keys(aMessage()), "password"];

    const answer = await app.post(path, Object.fromEntries(names.map((name) => [name, value])));

    expect(answer).toMatchObject({ status: 400, error: expect.any(String) });
  });

  test("60,000 nested arrays in a field", async () => {
    const app = await startTestApp();
    const field = path === "/api/enquiry" || path === "/api/contact" ? "name" : "email";

    const answer = await app.post(path, `{"${field}":${deep(60_000)}}`);

    expect(answer).toMatchObject({ status: 400, error: expect.stringContaining("required") });
  });

  test("names that every object has", async () => {
    const app = await startTestApp();
    const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then"];
    const whole = JSON.stringify({ ...anEnquiry(), ...aMessage(), password: "x" });

    for (const name of names) {
      const answer = await app.post(path, `{"${name}":${whole}}`);
      expect(answer.status).toBe(400);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect("email" in {}).toBe(false);
  });
});

describe.each(paths)("POST %s answers 415 to", (path) => {
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "text/json",
    "application/xml; application/json",
    "",
  ])("%j", async (given) => {
    const app = await startTestApp();

    const answer = await app.post(path, anEnquiry(), { "Content-Type": given });

    expect(answer).toMatchObject({ status: 415, error: "Send the request as JSON." });
  });
});

test.each(["application/json; charset=utf-8", "APPLICATION/JSON", " application/json ;x=y"])(
  "%j is JSON",
  async (given) => {
    const app = await startTestApp();
    expect((await app.post("/api/enquiry", anEnquiry(), { "Content-Type": given })).status).toBe(
      201,
    );
  },
);

describe.each(paths)("POST %s answers 413 to more than 128 KiB", (path) => {
  const tooLong = JSON.stringify(anEnquiry({ doubt: "x".repeat(128 * 1024) }));

  test("told by its length", async () => {
    const app = await startTestApp();

    const answer = await app.post(path, "{}", { "Content-Length": String(128 * 1024 + 1) });

    expect(answer).toMatchObject({ status: 413, error: "The request is too large." });
    const longest = await app.post(path, "{}", { "Content-Length": String(128 * 1024) });
    expect(longest.status).toBe(400);
  });

  test("of a length that was not told", async () => {
    const app = await startTestApp();
    const body = new Blob([tooLong]).stream();

    const answer = await app.request(path, { method: "POST", headers: type, body, duplex: "half" });

    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: "The request is too large." });
  });
});

test("every route that reads JSON answers 413 to a body that is longer than any", async () => {
  const app = await startTestApp();
  const desk = app.asStaff();
  const { text } = await app.get("/api/openapi.json");
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  const reading = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody?.content["application/json"])
      .map(([method]) => ({ method, path: `/api${path.replace(/\{\w+\}/g, "x")}` })),
  );
  expect(reading.length).toBeGreaterThan(30);

  for (const { path, method } of reading) {
    const answer = await desk.send(method.toUpperCase(), path, { "Content-Length": "999999999" });
    expect({ path, method, status: answer.status }).toEqual({ path, method, status: 413 });
  }
});

test("of a field that comes twice the last one counts", async () => {
  const app = await startTestApp();
  const twice = JSON.stringify(anEnquiry()).replace("{", '{"name":"First",');

  expect((await app.post("/api/enquiry", twice)).status).toBe(201);

  expect((await app.asStaff().get("/api/enquiry")).data).toMatchObject([{ name: "Anjali Mathew" }]);
});

test("bytes that are no UTF-8 are replaced", async () => {
  const app = await startTestApp();
  const bytes = Buffer.from(JSON.stringify(anEnquiry({ name: "An\u00ffjali" })), "latin1");

  await app.request("/api/enquiry", { method: "POST", headers: type, body: bytes });

  expect((await app.asStaff().get("/api/enquiry")).data).toMatchObject([{ name: "An\uFFFDjali" }]);
});

test("whatever JSON comes to any route that takes a body, no answer is a 5xx", async () => {
  const app = await startTestApp();
  const writing = new Set(["POST", "PUT", "PATCH", "DELETE"]);
  const routes = app.routes.filter(({ method }) => writing.has(method));
  const texts = record(
    Object.fromEntries(
      [...Object.keys(anEnquiry()), "phone", "message", "password"].map((name) => [
        name,
        oneof(anyText({ maxLength: 10 }), json()),
      ]),
    ),
    { requiredKeys: [] },
  );
  const bodies = oneof(
    json({ maxDepth: 6 }),
    texts.map((body) => JSON.stringify(body)),
    string(),
  );

  await verify(
    asyncProperty(bodies, async (body) => {
      for (const { path, method } of routes) {
        const headers = { ...type, "X-Forwarded-For": `${Math.random()}` };
        const answer = await app.request(path, { method, headers, body });
        expect({ path, method, isFine: answer.status < 500 }).toMatchObject({ isFine: true });
        const said = (await answer.json()) as { error?: string };
        if (answer.status >= 400) expect(said).toEqual({ error: expect.any(String) });
      }
    }),
    { seed: 20_261_121, numRuns: 40 },
  );
});
