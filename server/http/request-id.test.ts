import { expect, onTestFinished, test, vi } from "vitest";
import { anEnquiry, startTestApp } from "#tests/kit.ts";

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

/** The lines that are logged from now on. */
function logged() {
  const print = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  return () => print.mock.calls.map(([line]) => JSON.parse(String(line)));
}

test.each([
  { what: "a success", path: "/api/blogs", status: 200 },
  { what: "a refusal", path: "/api/enquiry", status: 401 },
  { what: "an address that is not there", path: "/api/nothing", status: 404 },
  { what: "an answer that is no API's", path: "/healthz", status: 200 },
])("$what has an X-Request-Id of its own", async ({ path, status }) => {
  const app = await startTestApp();

  const [one, other] = await Promise.all([app.request(path), app.request(path)]);

  expect(one.status).toBe(status);
  expect(one.headers.get("X-Request-Id")).toMatch(uuid);
  expect(other.headers.get("X-Request-Id")).not.toBe(one.headers.get("X-Request-Id"));
});

test("every line that is logged because of a request names it, also beside others", async () => {
  const app = await startTestApp();
  await app.database.takeAway("post");
  const lines = logged();

  const answers = await Promise.all([
    app.request("/api/blogs"),
    app.post("/api/enquiry", anEnquiry()),
    app.request("/api/blogs"),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([500, 201, 500]);
  const ids = answers.map(({ headers }) => headers.get("X-Request-Id"));
  const of = (id: string | null | undefined) => lines().filter(({ request }) => request === id);
  for (const id of [ids[0], ids[2]]) {
    expect(of(id).map(({ event }) => event)).toEqual(["request-failed", "answered"]);
  }
  expect(of(ids[1])).toMatchObject([
    { event: "answered", method: "POST", route: "/api/enquiry", status: 201 },
  ]);
});

test("what browsers tell of visits by themselves has a line only where it is refused", async () => {
  const app = await startTestApp();
  const lines = logged();

  await app.post("/api/visits", { page: "/about" });
  await app.post("/api/visits", {});

  expect(lines()).toMatchObject([{ event: "answered", route: "/api/visits", status: 400 }]);
});

test("the line of an answer names the route, and nothing that was typed", async () => {
  const app = await startTestApp();
  const lines = logged();

  await app.request("/api/blogs/anjali-mathew-555");
  await app.request("/api/search?q=anjali");
  await app.request("/api/anjali");

  expect(lines().map(({ route }) => route)).toEqual(["/api/blogs/:id", "/api/search", "/api/*"]);
  expect(JSON.stringify(lines())).not.toContain("anjali");
});

test.each([
  { trustedProxies: 1, claimed: "0123456789abcdef0123456789abcdef", isTaken: true },
  { trustedProxies: 0, claimed: "0123456789abcdef0123456789abcdef", isTaken: false },
  { trustedProxies: 1, claimed: "short", isTaken: false },
  { trustedProxies: 1, claimed: `${"x".repeat(65)}`, isTaken: false },
  { trustedProxies: 1, claimed: 'a"b","event":"forged', isTaken: false },
])("behind $trustedProxies proxies the name $claimed is taken: $isTaken", async (given) => {
  const { trustedProxies, claimed, isTaken } = given;
  const app = await startTestApp({ trustedProxies });

  const answer = await app.request("/api/blogs", { headers: { "X-Request-Id": claimed } });

  expect(answer.headers.get("X-Request-Id") === claimed).toBe(isTaken);
});
