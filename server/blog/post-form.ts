import { hash } from "node:crypto";
import type { Context } from "hono";
import {
  altsInput,
  imagesMax,
  imageTexts,
  orderInput,
  type PostInput,
  postInput,
} from "#contract/blog.ts";
import { bodyTypeOf } from "#server/http/body.ts";
import { checked } from "#server/http/checked.ts";
import { Problem } from "#server/http/problem.ts";

/** What a post is sent as. */
export type PostForm = {
  input: PostInput;
  files: File[];
  alts: string[];
  /** undefined: the form said nothing about images that stay. */
  keep: string[] | undefined;
  /** Of the kept and then the added images; empty: as they came. */
  order: number[];
};

/** @throws Problem 415 for anything but a multipart form. */
export function requireMultipart(c: Context): void {
  if (bodyTypeOf(c) !== "multipart/form-data") {
    throw new Problem(415, "Send the post as multipart/form-data.");
  }
}

/** The form, its texts checked; its files are not looked into. @throws Problem 400 */
export async function readPostForm(c: Context): Promise<PostForm> {
  const form = await c.req.formData().catch(unreadable);
  const title = text(form, "title")?.replaceAll("\n", " ");
  const input = checked(postInput, { title, content: text(form, "content") });
  const files = form.getAll("images").filter(isChosen);
  if (files.length > imagesMax) throw new Problem(400, imageTexts.tooMany);

  const keep = form.getAll("keep").map(String);
  return {
    input,
    files,
    alts: checked(altsInput, form.getAll("alts")),
    keep: keep.length > 0 ? keep : undefined,
    order: checked(orderInput, form.getAll("order")),
  };
}

/** By which the same form is known again: its texts, and what its files hold, whatever they are called. */
export async function meaningOf({ input, files, alts, order }: PostForm): Promise<object> {
  const images: string[] = [];
  // One after the other: together they may have 120 MB.
  for (const file of files) images.push(hash("sha256", Buffer.from(await file.arrayBuffer())));
  return { ...input, images, alts, order };
}

/** What a form sends for a line break, whatever was typed (HTML, "multipart/form-data encoding"), and what office programs paste for one. */
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const blankLine = /^[^\S\n]+$/gm;

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  if (typeof value !== "string") return undefined;
  return value.replace(lineBreak, "\n").replace(blankLine, "");
}

/** A file field in which nothing was chosen comes as an empty file without a name. */
function isChosen(value: File | string): value is File {
  return typeof value !== "string" && (value.size > 0 || value.name !== "");
}

/** Not what its content type says, or broken off by who sent it. */
function unreadable(): never {
  throw new Problem(400, "The form can not be read.");
}
