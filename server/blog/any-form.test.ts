import {
  array,
  asyncProperty,
  constantFrom,
  oneof,
  record,
  string,
  tuple,
  uint8Array,
  assert as verify,
} from "fast-check";
import { expect, test } from "vitest";
import type { Post } from "#contract/answers/blog.ts";
import { postInput } from "#contract/blog.ts";
import { check } from "#contract/validate.ts";
import { aPicture, fileOf, startWriter } from "#tests/blog.ts";
import { hardText } from "#tests/hard-text.ts";
import { startTestApp } from "#tests/kit.ts";

const runs = { seed: 20_261_121, numRuns: 60 };
const names = constantFrom("title", "content", "images", "alts", "keep", "order", "x", "__proto__");
const file = tuple(uint8Array({ maxLength: 300 }), hardText(40)).map(([bytes, name]) =>
  fileOf(bytes, name.toWellFormed(), "image/png"),
);
const anyForm = array(tuple(names, oneof(hardText(300), file)), { maxLength: 12 });

test("whatever form comes, no answer is a 5xx", async () => {
  const app = await startTestApp();
  const { authorized: headers } = await startWriter(app);
  await verify(
    asyncProperty(anyForm, async (fields) => {
      for (const [method, path] of [
        ["POST", "/api/blogs"],
        ["PUT", "/api/blogs/no-such-post-abc234"],
      ] as const) {
        const body = new FormData();
        for (const [name, value] of fields) {
          if (typeof value === "string") body.append(name, value);
          else body.append(name, value);
        }
        const answer = await app.request(path, { method, headers, body });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }
    }),
    runs,
  );
});

const boundary = constantFrom("x", "----x", "", '"x"', "x".repeat(200), "ü");
const line = constantFrom(
  "--x",
  "--x--",
  'Content-Disposition: form-data; name="title"',
  'Content-Disposition: form-data; name="images"; filename="a.png"',
  "Content-Type: image/png",
  "Content-Length: -1",
  "",
);

test("whatever bytes call themselves a form, no answer is a 5xx", async () => {
  const app = await startTestApp();
  const { authorized } = await startWriter(app);
  const lines = array(oneof(line, string({ maxLength: 30 })), { maxLength: 12 });
  await verify(
    asyncProperty(record({ boundary, lines }), async ({ boundary: sent, lines: parts }) => {
      const headers = {
        ...authorized,
        "Content-Type": `multipart/form-data; boundary=${encodeURI(sent)}`,
      };
      const body = parts.join("\r\n");
      const answer = await app.request("/api/blogs", { method: "POST", headers, body });
      expect({ body, isRefused: answer.status >= 400 && answer.status < 500 }).toMatchObject({
        isRefused: true,
      });
    }),
    runs,
  );
});

test("a post of any texts is read back as the contract cleans it, or refused in its words", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const images = [await aPicture()];
  await verify(
    asyncProperty(hardText(200), hardText(2000), hardText(200), async (title, content, alt) => {
      // As multipart carries texts: no lone surrogates; every kind of line break is one of ours, and an empty line holds no blanks.
      const lines = (text: string) =>
        text.toWellFormed().split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
      const carried = (text: string) => lines(text).map((line) => (line.trim() ? line : ""));
      const expected = check(postInput, {
        title: carried(title).join(" "),
        content: carried(content).join("\n"),
      });
      const answer = await writer.add({ title, content, images, alts: [alt] });
      if (!expected.ok) {
        expect(answer).toMatchObject({ status: 400, error: expected.error });
        return;
      }
      expect(answer.status).toBe(201);
      const { data } = await app.get<Post>(`/api/blogs/${answer.data.id}`);
      expect(data).toMatchObject(expected.value);
    }),
    { ...runs, numRuns: 30 },
  );
});
