import { expect, test } from "vitest";
import { ApiFailure } from "./api.ts";
import { pageData } from "./page-data.ts";

test("what the API gives is given on", async () => {
  expect(await pageData(Promise.resolve("a post"))).toBe("a post");
});

test.each([
  { failed: new ApiFailure(404, "There is no such post."), init: { status: 404 } },
  { failed: new ApiFailure(429), init: { status: 429 } },
  { failed: new ApiFailure(0), init: { status: 503 } },
  { failed: new ApiFailure(503), init: { status: 503 } },
])("$failed makes an answer of $init.status", async ({ failed, init }) => {
  await expect(pageData(Promise.reject(failed))).rejects.toMatchObject({ init });
});

test.each([new ApiFailure(500), new TypeError("a bug")])("%s stays what it is", async (failed) => {
  await expect(pageData(Promise.reject(failed))).rejects.toBe(failed);
});
