import { expect, test } from "vitest";
import { startSending } from "./half-sent.ts";
import { adminSettings, logIn, newDataDir, startSite } from "./running-site.ts";

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: the request in flight is answered, new ones are refused, and the process ends with 0",
  async (signal) => {
    const dataDir = await newDataDir();
    const site = await startSite({ DATA_DIR: dataDir, ...adminSettings });
    const token = await logIn(site.url);
    const inFlight = await startSending(site.url);

    site.kill(signal);
    await expect.poll(site.output).toContain('"event":"stopping"');
    await expect(fetch(site.url)).rejects.toThrow();
    const answer = await inFlight.finish();

    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await site.exited).toBe(0);
    expect(site.output()).toContain('"event":"stopped"');
    const again = await startSite({ DATA_DIR: dataDir, ...adminSettings });
    const headers = { Authorization: `Bearer ${token}` };
    const list = await (await fetch(`${again.url}/api/enquiry`, { headers })).json();
    expect(list).toMatchObject({ data: [{ name: "Anjali Mathew" }] });
  },
);

test("an open inbox holds up no stop, and one that is closed is let go", async () => {
  const site = await startSite({ DATA_DIR: await newDataDir(), ...adminSettings });
  const headers = { Authorization: `Bearer ${await logIn(site.url)}` };
  const listen = async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${site.url}/api/desk/events`, { headers, signal: leaving.signal });
    // The answer is kept whole: fetch cancels the body of one that is garbage.
    return { answer, leave: () => leaving.abort() };
  };
  const windows = await Promise.all([listen(), listen(), listen(), listen()]);
  expect((await listen()).answer.status).toBe(429);
  windows[0]?.leave();
  await expect.poll(async () => (await listen()).answer.status).toBe(200);
  const told = windows[1]?.answer.text();

  site.kill("SIGTERM");

  expect(await told).toBe('data: {"type":"ready"}\n\n');
  expect(await site.exited).toBe(0);
  expect(site.output()).not.toContain("connections-cut");
});
