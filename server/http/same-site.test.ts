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
