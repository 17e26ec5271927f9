import { newKey } from "#app/ui/new-key.ts";
import type { Picture, Post } from "#contract/answers/blog.ts";
import {
  altsInput,
  imageBytesMax,
  imagesMax,
  imageTexts,
  postInput,
  shownFileName,
  smallerSizes,
} from "#contract/blog.ts";
import { hasImageStart, imageStartBytes } from "#contract/image-kind.ts";
import { imagesOf, type Pictured } from "#contract/post-images.ts";
import { type Checked, check } from "#contract/validate.ts";

/** An image in the editor. Without `file` it is in the post already, and `key` is its stored name. */
export type FormImage = { key: string; label: string; alt: string; src: string; file?: File };

export type PostFields = { title: string; content: string; images: FormImage[] };

export const noFields: PostFields = { title: "", content: "", images: [] };

export function fieldsOf(post: Pick<Post, "title" | "content"> & Pictured): PostFields {
  const { title, content } = post;
  const images = imagesOf(post).map((picture, at) => ({
    key: picture.name,
    label: `Stored image ${at + 1}`,
    alt: picture.alt,
    src: smallestOf(picture),
  }));
  return { title, content, images };
}

/** The address of a picture at the size of a thumbnail. */
function smallestOf(picture: Picture): string {
  const [smallest] = smallerSizes(picture);
  return `/uploads/${smallest ? shownFileName(picture.name, "webp", smallest) : picture.name}`;
}

export function newImage(file: File): FormImage {
  return { key: newKey(), label: file.name, alt: "", src: URL.createObjectURL(file), file };
}

/** By their first bytes, as the server tells them: the type of a file is made of its name. */
export async function areImages(files: readonly File[]): Promise<boolean> {
  const starts = files.map((file) => file.slice(0, imageStartBytes).arrayBuffer());
  // A folder can not be read.
  const read = await Promise.all(starts).catch(() => [new ArrayBuffer()]);
  return read.every((start) => hasImageStart(new Uint8Array(start)));
}

/** What speaks against so many files of such sizes beside `count` images. */
export function filesProblem(files: readonly File[], count: number): string | undefined {
  if (files.some(({ size }) => size > imageBytesMax)) return imageTexts.tooLarge;
  if (files.length + count > imagesMax) return imageTexts.tooMany;
  return undefined;
}

/** What is wrong with the description of an image. */
export function altProblem(alt: string): string | undefined {
  const checked = check(altsInput, [alt]);
  return checked.ok ? undefined : checked.error;
}

/** The first failing rule, in the order of the specification; an image's field is called by its key. Source: SPEC.md §5. */
export function checkFields({ title, content, images }: PostFields): Checked<unknown> {
  const texts = check(postInput, { title, content });
  if (!texts.ok) return texts;
  if (images.length === 0) return { ok: false, error: imageTexts.none, field: "images" };
  for (const { key, alt } of images) {
    const error = altProblem(alt);
    if (error) return { ok: false, error, field: key };
  }
  return { ok: true, value: undefined };
}

type Written = Pick<PostFields, "title" | "content"> & {
  images: readonly Pick<FormImage, "key" | "alt">[];
};

/** Whether both say the same, wherever their pictures are shown from. */
export function isSame(a: Written, b: Written): boolean {
  return written(a) === written(b);
}

function written({ title, content, images }: Written): string {
  return JSON.stringify([title, content, images.map(({ key, alt }) => [key, alt])]);
}

/** With the image at place `from` at place `to`. */
export function moved(images: readonly FormImage[], from: number, to: number): FormImage[] {
  const image = images[from];
  if (!image || to < 0 || to >= images.length) return [...images];
  const others = without(images, from);
  return [...others.slice(0, to), image, ...others.slice(to)];
}

export function without(images: readonly FormImage[], at: number): FormImage[] {
  return images.filter((_, place) => place !== at);
}

export function described(images: readonly FormImage[], { key }: FormImage, alt: string) {
  return images.map((image) => (image.key === key ? { ...image, alt } : image));
}
