import sharp from "sharp";
import type { Post } from "#contract/answers/blog.ts";
import type { Db } from "#server/database/schema.ts";
import { freshToken } from "./fresh-login.ts";

export type PostFields = {
  title?: string;
  content?: string;
  images?: (File | Buffer)[];
  alts?: string[];
  keep?: string[];
  order?: number[];
};

/** As much of a test app as a writer needs: browser journeys have none, and make their forms here as well. */
type App = {
  request: (path: string, init?: RequestInit) => Promise<Response>;
  database: { db: Db };
  clock: { now: () => Date };
};

type BlogAnswer = { status: number; data: Post; error?: string };

/** Writes posts as the admin panel does, with a login of its own. */
export async function startWriter(app: App) {
  const token = await freshToken(app.database.db, app.clock.now());
  const authorized = { Authorization: `Bearer ${token}` };
  async function send(
    method: string,
    path: string,
    body?: FormData,
    headers?: Record<string, string>,
  ): Promise<BlogAnswer> {
    const response = await app.request(path, {
      method,
      headers: { ...authorized, ...headers },
      ...(body && { body }),
    });
    const answer = (await response.json()) as Pick<BlogAnswer, "data" | "error">;
    return { ...answer, status: response.status };
  }
  return {
    authorized,
    add: (fields: PostFields, headers?: Record<string, string>) =>
      send("POST", "/api/blogs", postForm(fields), headers),
    /** With `version` only if that one is still the last. */
    change: (id: string, fields: PostFields, version?: number) =>
      send(
        "PUT",
        `/api/blogs/${id}`,
        postForm(fields),
        version === undefined ? {} : { "If-Match": `"${version}"` },
      ),
    remove: (id: string) => send("DELETE", `/api/blogs/${id}`),
  };
}

/** A post that passes every rule, but for what a test breaks on purpose. */
export async function aPost(overrides: PostFields = {}): Promise<PostFields> {
  return {
    title: "Three dates that are not the same",
    content: "A visa is a travel document.\nThe I-94 says how long one may stay.",
    images: [await aPicture()],
    ...overrides,
  };
}

export function postForm({
  images = [],
  alts = [],
  keep = [],
  order = [],
  ...texts
}: PostFields): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const image of images) {
    form.append("images", image instanceof File ? image : fileOf(image));
  }
  for (const alt of alts) form.append("alts", alt);
  for (const name of keep) form.append("keep", name);
  for (const place of order) form.append("order", String(place));
  return form;
}

/** Browsers name a file's type by its ending: the server must not rely on either. */
export function fileOf(bytes: Uint8Array, name = "photo.jpg", type = "image/jpeg"): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

type Kind = "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff";

/** A plain picture; another colour makes another picture. */
export async function aPicture({
  kind = "png",
  colour = "#0e5c5c",
  width = 60,
  height = 40,
}: {
  kind?: Kind;
  colour?: string;
  width?: number;
  height?: number;
} = {}): Promise<Buffer> {
  const create = { width, height, channels: 3, background: colour } as const;
  return sharp({ create }).toFormat(kind).toBuffer();
}
