import { ApiFailure } from "#app/api.ts";
import type { Post } from "#contract/answers/blog.ts";
import { postApi } from "./post-api.ts";
import type { FormImage, PostFields } from "./post-fields.ts";
import { uploadShares } from "./upload-shares.ts";

/** How much of each new image has been sent: 0 to 1, by its key. */
export type Shares = ReadonlyMap<string, number>;

type NewImage = FormImage & { file: File };

/** What a send is: of a new post, with a key that makes repeating it harmless, or a change of a stored one. */
export type PostTarget = { key: string } | Pick<Post, "id" | "version">;

/**
 * Adds a post, or changes a stored one.
 * @throws ApiFailure 412 when somebody has saved another version meanwhile
 */
export function sendPost(
  fields: PostFields,
  target: PostTarget,
  onShares: (shares: Shares) => void,
): Promise<Post> {
  const added = fields.images.filter(isNew);
  const sizes = added.map(({ file }) => file.size);
  const onProgress = (sent: number, total: number) => {
    const shares = uploadShares(sizes, sent, total);
    onShares(new Map(added.map(({ key }, at) => [key, shares[at] ?? 0])));
  };
  const isChange = "id" in target;
  const form = formOf(fields, isChange);
  const sent = isChange
    ? postApi.change(target, form, onProgress)
    : postApi.add(form, target.key, onProgress);
  return sent.catch((failure) => {
    throw withFileName(failure, added);
  });
}

/** Of several files, which one is refused. */
function withFileName(failure: unknown, added: NewImage[]): unknown {
  if (!(failure instanceof ApiFailure)) return failure;
  // Counted from 0.
  const refused = added[Number(failure.fields.image)];
  return refused ? new ApiFailure(failure.status, `${failure.text}: ${refused.label}`) : failure;
}

/** Kept images are named before new ones are sent, so the order in which they shall stand is said as well. */
function formOf({ title, content, images }: PostFields, isChange: boolean): FormData {
  const kept = images.filter((image) => !isNew(image));
  const added = images.filter(isNew);
  const sent = [...kept, ...added];

  const form = new FormData();
  form.append("title", title);
  form.append("content", content);
  for (const { alt } of sent) form.append("alts", alt);
  for (const image of images) form.append("order", String(sent.indexOf(image)));
  for (const { key } of kept) form.append("keep", key);
  // One empty name says that none stays; no name at all would say nothing about them.
  if (isChange && kept.length === 0) form.append("keep", "");
  for (const { file } of added) form.append("images", file, file.name);
  return form;
}

function isNew(image: FormImage): image is NewImage {
  return image.file !== undefined;
}
