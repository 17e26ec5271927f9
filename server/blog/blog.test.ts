import { describe, expect, test } from "vitest";
import type { Post } from "#contract/answers/blog.ts";
import { aPicture, aPost, startWriter } from "#tests/blog.ts";
import { startTestApp } from "#tests/kit.ts";

test("a post is added, listed and read by everybody", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const images = [await aPicture(), await aPicture({ colour: "#d1a747" })];

  const added = await writer.add(
    await aPost({ title: " Refused? ", content: "One\r\nTwo", images, alts: ["A stamp"] }),
  );

  expect(added).toMatchObject({
    status: 201,
    data: {
      title: "Refused?",
      content: "One\nTwo",
      date: "2026-03-02T09:00:00.000Z",
      created_at: "2026-03-02T09:00:00.000Z",
      changed_at: "2026-03-02T09:00:00.000Z",
      alts: ["A stamp", ""],
    },
  });
  expect(added.data.image).toHaveLength(2);
  expect(added.data.id).toMatch(/^refused-[a-z2-9]{6}$/);
  expect((await app.get(`/api/blogs/${added.data.id}`)).data).toEqual(added.data);
  expect((await app.get("/api/blogs")).data).toEqual([added.data]);
});

test("line breaks of office programs are line breaks, and their empty lines are empty", async () => {
  const writer = await startWriter(await startTestApp());
  const content = "Bring\vtwo:\u2028a form\r\n\u00a0 \r\nWhy so?\n\t\nBecause.";

  const { data } = await writer.add(await aPost({ title: "Visa\vnews\u2028today", content }));

  const stored = {
    title: "Visa news today",
    content: "Bring\ntwo:\na form\n\nWhy so?\n\nBecause.",
  };
  expect(data).toMatchObject(stored);
  const keep = data.image;
  expect((await writer.change(data.id, { title: "Visa\vnews today", content, keep })).data).toEqual(
    {
      ...data,
      version: 2,
    },
  );
});

test("the list is newest first", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  for (const title of ["First", "Second", "Third"]) {
    await writer.add(await aPost({ title }));
    app.clock.forward(1000);
  }

  const { data } = await app.get<Post[]>("/api/blogs");

  expect(data.map(({ title }) => title)).toEqual(["Third", "Second", "First"]);
});

test.each([
  { broken: { title: "  ", content: "" }, says: "Title is required" },
  { broken: { content: " \n " }, says: "Content is required" },
  { broken: { images: [] }, says: "At least one image is required" },
  { broken: { images: [], alts: ["one"] }, says: "At least one image is required" },
  { broken: { title: "x".repeat(201) }, says: "Title can have at most 200 characters." },
  { broken: { alts: ["one", "two"] }, says: "There are more descriptions than images" },
])("$broken answers 400: $says", async ({ broken, says }) => {
  const app = await startTestApp();
  const writer = await startWriter(app);

  const answer = await writer.add(await aPost(broken));

  expect(answer).toMatchObject({ status: 400, error: says });
  expect((await app.get("/api/blogs")).data).toEqual([]);
});

test("a file field in which nothing was chosen counts as no image", async () => {
  const writer = await startWriter(await startTestApp());

  const answer = await writer.add(await aPost({ images: [new File([], "")] }));

  expect(answer).toMatchObject({ status: 400, error: "At least one image is required" });
});

describe("an id", () => {
  test.each([
    { title: "What’s an I-94? Très simple!", slug: "whats-an-i-94-tres-simple-" },
    { title: "വിസ", slug: "" },
    { title: `${"visa ".repeat(30)}`, slug: `${"visa-".repeat(12)}` },
    { title: "x".repeat(200), slug: `${"x".repeat(60)}-` },
  ])("is short and readable: $title", async ({ title, slug }) => {
    const app = await startTestApp();
    const writer = await startWriter(app);

    const { data } = await writer.add(await aPost({ title }));

    expect(data.id.slice(0, -6)).toBe(slug);
    expect((await app.get(`/api/blogs/${data.id}`)).status).toBe(200);
  });

  test("that nobody has answers 404, whatever it is", async () => {
    const app = await startTestApp();
    const writer = await startWriter(app);
    for (const id of ["none", "%ZZ", "%ED%A0%80", "a".repeat(5000), "'--", "__proto__"]) {
      const texts = { error: "There is no such post.", status: 404 };
      expect(await app.get(`/api/blogs/${id}`)).toMatchObject(texts);
      expect(await writer.change(id, await aPost())).toMatchObject(texts);
      expect(await writer.remove(id)).toMatchObject(texts);
    }
  });
});

test("writing needs a login and a multipart form, reading neither", async () => {
  const app = await startTestApp();
  const { authorized } = await startWriter(app);

  for (const [method, path] of [
    ["POST", "/api/blogs"],
    ["PUT", "/api/blogs/some-post"],
    ["DELETE", "/api/blogs/some-post"],
  ]) {
    expect((await app.request(path ?? "", { method })).status).toBe(401);
  }
  expect(await app.post("/api/blogs", {}, authorized)).toMatchObject({
    status: 415,
    error: "Send the post as multipart/form-data.",
  });
  const withoutBoundary = { ...authorized, "Content-Type": "multipart/form-data" };
  expect(await app.post("/api/blogs", "title=x", withoutBoundary)).toMatchObject({ status: 400 });
  expect((await app.request("/api/blogs", { method: "PATCH" })).headers.get("Allow")).toBe(
    "GET, HEAD, POST",
  );
});

test("the API's own description tells of the form", async () => {
  const app = await startTestApp();

  const { text } = await app.get("/api/openapi.json");

  const { paths } = JSON.parse(text);
  const form = paths["/blogs"].post.requestBody.content["multipart/form-data"].schema;
  expect(form.required).toEqual(["title", "content", "images"]);
  expect(form.properties.images.items).toEqual({ type: "string", format: "binary" });
  expect(paths["/blogs/{id}"].put.security).toEqual([{ bearer: [] }]);
});
