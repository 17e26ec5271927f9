import { call, dataOf } from "#app/staff/call.ts";
import { type Progress, upload } from "#app/upload.ts";
import type { Post } from "#contract/answers/blog.ts";

const postPath = (id: string) => `/blogs/${encodeURIComponent(id)}`;

/**
 * What is done with posts, in browsers only: apart from app/staff/staff-api.ts, because its code comes with the section that
 * needs it.
 * @throws ApiFailure
 */
export const postApi = {
  /** A `key` makes repeating it harmless. */
  add: (form: FormData, key: string, onProgress: Progress) =>
    dataOf<Post>("POST", "/blogs", { form, key, fetch: uploadTelling(onProgress) }),
  change: ({ id, version }: Pick<Post, "id" | "version">, form: FormData, onProgress: Progress) =>
    dataOf<Post>("PUT", postPath(id), { form, version, fetch: uploadTelling(onProgress) }),
  remove: (id: string) => call<unknown>("DELETE", postPath(id)),
};

function uploadTelling(onProgress: Progress) {
  return (path: string, init: RequestInit) => upload(path, init, onProgress);
}
