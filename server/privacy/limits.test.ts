import { expect, test } from "vitest";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";

const email = "anjali@example.com";
const tooMany = {
  status: 429,
  error: "Too many requests. Please try again in a few minutes.",
};
const from = (address: string) => ({ "X-Forwarded-For": address });

/** The key of the link that whoever wrote to us has. */
async function writtenKey(app: TestApp): Promise<string> {
  await app.post("/api/enquiry", anEnquiry({ email }));
  await app.deliverMails();
  const mail = app.sent.find(({ recipient }) => recipient === email);
  if (!mail) throw new Error("No mail was sent");
  return keyIn(mail, "/my-data");
}

test("one's data is read, kept as a file and deleted 60 times a minute from an address", async () => {
  const app = await startTestApp();
  const key = await writtenKey(app);
  const look = (address: string) => app.get(`/api/my-data?key=${key}`, from(address));
  const keep = (address: string) => app.get(`/api/my-data/file?key=${key}`, from(address));
  const erase = (address: string) => app.remove(`/api/my-data?key=${key}`, from(address));

  for (let count = 0; count < 30; count += 1) {
    expect((await look("192.0.2.1")).status).toBe(200);
    expect((await keep("192.0.2.1")).status).toBe(200);
  }

  for (const ask of [look, keep, erase]) {
    const refused = await ask("192.0.2.1");
    expect(refused).toMatchObject(tooMany);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
  }
  expect((await look("192.0.2.2")).status).toBe(200);
  expect((await erase("192.0.2.2")).status).toBe(200);
});

test("a fresh link is asked for 60 times a minute from an address, whatever is sent", async () => {
  const app = await startTestApp();
  const ask = (address: string) => app.post("/api/my-data/link", {}, from(address));

  for (let count = 0; count < 60; count += 1) expect((await ask("192.0.2.1")).status).toBe(400);

  expect(await ask("192.0.2.1")).toMatchObject(tooMany);
  expect((await ask("192.0.2.2")).status).toBe(400);
  expect((await app.get("/api/my-data?key=none", from("192.0.2.1"))).status).toBe(404);
});
