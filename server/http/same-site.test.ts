import { expect, test } from "vitest";
import { anEnquiry, startTestApp } from "#tests/kit.ts";

const publicUrl = "https://www.example.com";

test.each<{ from: string; headers: Record<string, string>; status: number }>([
  { from: "a page of ours", headers: { Origin: publicUrl }, status: 201 },
  {
    from: "a page of ours, seen over http",
    headers: { Origin: "http://www.example.com" },
    status: 201,
  },
  {
    from: "the host that was asked",
    headers: { Origin: "https://desk.test", Host: "desk.test" },
    status: 201,
  },
  { from: "a browser that hides its origin", headers: { Origin: "null" }, status: 201 },
  { from: "no browser", headers: {}, status: 201 },
  { from: "another site", headers: { Origin: "https://elsewhere.example" }, status: 403 },
  { from: "another port", headers: { Origin: "https://www.example.com:8443" }, status: 403 },
  {
    from: "a hidden page of another site",
    headers: { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    status: 403,
  },
])("a post from $from answers $status", async ({ headers, status }) => {
  const app = await startTestApp({ publicUrl });

  const answer = await app.post("/api/enquiry", anEnquiry(), headers);

  expect(answer.status).toBe(status);
  const { data } = await app.asStaff().get("/api/enquiry");
  expect(data).toHaveLength(status === 201 ? 1 : 0);
});

test("another site may lead its visitors here", async () => {
  const app = await startTestApp({ publicUrl });

  const answer = await app.get("/healthz", { "Sec-Fetch-Site": "cross-site" });

  expect(answer.status).toBe(200);
});

const foreign: Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { Origin: "https://www.example.com.elsewhere.example" },
  { Origin: "https://sub.www.example.com", "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "cross-site" },
];

test.each(foreign)(
  "no route that changes anything takes %j, not even with a login",
  async (from) => {
    const app = await startTestApp({ publicUrl });
    const desk = app.asStaff();
    const writing = app.routes.filter(
      ({ method, path }) => ["POST", "PUT", "PATCH", "DELETE"].includes(method) && path !== "/*",
    );
    expect(writing.length).toBeGreaterThan(15);

    for (const { method, path } of writing) {
      const address = path.replace(/:\w+/g, "x").replace("*", "x");
      const answer = await desk.send(method, address, from);

      expect({ method, path, status: answer.status }).toEqual({ method, path, status: 403 });
      expect(answer.error).toBe("Send this from our own pages.");
    }
  },
);

test("no answer lets another site read it", async () => {
  const app = await startTestApp({ publicUrl });
  const headers = {
    Origin: "https://elsewhere.example",
    "Access-Control-Request-Method": "GET",
    "Access-Control-Request-Headers": "authorization",
  };

  for (const path of [
    "/api/blogs",
    "/api/enquiry",
    "/api/user/login",
    "/healthz",
    "/sitemap.xml",
  ]) {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await app.request(path, { method, headers });
      const allowed = [...answer.headers.keys()].filter((name) =>
        name.startsWith("access-control"),
      );
      expect({ path, method, allowed }).toEqual({ path, method, allowed: [] });
    }
  }
});
