import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterEach, expect, test, vi } from "vitest";
import { createSiteServer } from "#server/site-server.ts";
import { aPost, type PostFields, postForm, startWriter } from "#tests/blog.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { portOf, untilItEnds } from "#tests/listening.ts";

afterEach(() => void vi.useRealTimers());

type Sent = { method: string; path: string; headers: Record<string, string> };

/** A form as it goes over the line. */
async function encoded(fields: PostFields) {
  const form = new Request("http://localhost", { method: "POST", body: postForm(fields) });
  const type = form.headers.get("content-type") ?? "";
  return { bytes: new Uint8Array(await form.arrayBuffer()), type };
}

/** A post of which all but the last byte has come when this resolves. */
async function startUpload(app: TestApp, { method, path, headers }: Sent) {
  const { bytes, type } = await encoded(await aPost());
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const line = writable.getWriter();
  const sent = { method, headers: { ...headers, "content-type": type }, body: readable };
  const answer = app.request(path, { ...sent, duplex: "half" } as RequestInit);
  await line.write(bytes.subarray(0, -1));
  return {
    async finish(): Promise<number> {
      await line.write(bytes.subarray(-1));
      await line.close();
      return (await answer).status;
    },
  };
}

test("whose login ends while a post comes has neither added nor changed it", async () => {
  const app = await startTestApp();
  const { data: post } = await (await startWriter(app)).add(await aPost());
  const headers = await app.staffHeaders();
  const added = await startUpload(app, { method: "POST", path: "/api/blogs", headers });
  const path = `/api/blogs/${post.id}`;
  const changed = await startUpload(app, { method: "PUT", path, headers });
  await app.request("/api/user/logout", { method: "POST", headers });

  expect([await added.finish(), await changed.finish()]).toEqual([401, 401]);
  expect((await app.get("/api/blogs")).data).toEqual([post]);
});

test("a change of words does not wait for two uploads that take long", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const { data: post } = await writer.add(await aPost());
  const upload = { method: "POST", path: "/api/blogs", headers: writer.authorized };
  const uploads = [await startUpload(app, upload), await startUpload(app, upload)];

  const { content, image: keep } = post;
  const { bytes: body, type } = await encoded({ title: "Two dates", content, keep });
  const length = String(body.byteLength);
  const changed = await app.request(`/api/blogs/${post.id}`, {
    method: "PUT",
    headers: { ...writer.authorized, "content-type": type, "content-length": length },
    body,
  });

  expect(changed.status).toBe(200);
  for (const { finish } of uploads) expect(await finish()).toBe(201);
});

test("an upload that waits for its turn longer than a connection may be silent is stored", async () => {
  const silenceMs = 1000;
  const app = await startTestApp();
  const headers = await app.staffHeaders();
  const upload = { method: "POST", path: "/api/blogs", headers };
  const uploads = [await startUpload(app, upload), await startUpload(app, upload)];
  const server = createSiteServer(silenceMs).on("request", getRequestListener(app.fetch));

  const { bytes, type } = await encoded(await aPost());
  const waiting = fetch(`http://127.0.0.1:${await portOf(server)}/api/blogs`, {
    method: "POST",
    headers: { ...headers, "content-type": type },
    body: new Blob([bytes]).stream(),
    duplex: "half",
  } as RequestInit);
  await wait(silenceMs * 1.5);
  for (const { finish } of uploads) expect(await finish()).toBe(201);

  expect((await waiting).status).toBe(201);
});

test("two uploads that hardly come give their turns to who waits", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const app = await startTestApp();
  const headers = await app.staffHeaders();
  const server = createSiteServer().on("request", getRequestListener(app.fetch));
  const port = await portOf(server);
  const { bytes, type } = await encoded(await aPost());
  const head = [
    "POST /api/blogs HTTP/1.1",
    "Host: localhost",
    `Authorization: ${headers.Authorization}`,
    `Content-Type: ${type}`,
    "Content-Length: 10000000",
  ];
  const slow = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  const ended = slow.map(untilItEnds);
  for (const line of slow) line.write(`${head.join("\r\n")}\r\n\r\n--`);
  await expect.poll(() => vi.getTimerCount()).toBe(2);

  const waiting = fetch(`http://127.0.0.1:${port}/api/blogs`, {
    method: "POST",
    headers: { ...headers, "content-type": type },
    body: new Blob([bytes]).stream(),
    duplex: "half",
  } as RequestInit);
  vi.advanceTimersByTime(2 * 60_000);

  expect(await Promise.all(ended)).toEqual(["", ""]);
  expect((await waiting).status).toBe(201);
});
