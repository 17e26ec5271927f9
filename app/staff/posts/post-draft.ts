import * as v from "valibot";
import { browserStore } from "#app/ui/browser-store.ts";
import { newKey } from "#app/ui/new-key.ts";
import { forgetDraftFiles, keepDraftFile, readDraftFiles } from "./draft-files.ts";
import { type FormImage, isSame, type PostFields } from "./post-fields.ts";

const draft = v.object({
  title: v.string(),
  content: v.string(),
  images: v.array(
    v.object({ key: v.string(), label: v.string(), alt: v.string(), isNew: v.boolean() }),
  ),
  /** The version that was being changed; 0 for a new post. */
  version: v.number(),
  /** Epoch milliseconds. */
  at: v.number(),
  /** Of a new post: makes a repeated send of exactly these fields harmless. */
  sendKey: v.optional(v.string()),
});

export type Draft = { fields: PostFields; version: number; at: Date; lostImages: number };

const prefix = "post-draft:";
const nameOf = (id: string) => prefix + id;

/** Of the drafts that this page has kept or read: what another tab has kept since is not this page's to forget. */
const ownKeys = new Map<string, string | undefined>();

/** New images that are in the browser's store already, or on their way there. */
const keptFiles = new Set<string>();

/** What was written and not saved, of one post; its stored images are taken from `stored`. */
export async function readDraft(id: string, stored: FormImage[]): Promise<Draft | undefined> {
  const kept = readKept(id);
  if (!kept) return undefined;
  ownKeys.set(id, kept.sendKey);

  const { title, content, version, at, images: told } = kept;
  const keys = told.filter(({ isNew }) => isNew).map(({ key }) => key);
  const files = await readDraftFiles(id, keys);
  const images = told.flatMap(({ isNew, ...image }): FormImage[] => {
    const file = files[keys.indexOf(image.key)];
    if (isNew && file) return [{ ...image, file, src: URL.createObjectURL(file) }];
    const before = stored.find(({ key }) => key === image.key);
    return !isNew && before ? [{ ...before, ...image }] : [];
  });
  for (const { key, file } of images) if (file) keptFiles.add(key);
  const lostImages = told.length - images.length;
  return { fields: { title, content, images }, version, at: new Date(at), lostImages };
}

/** Texts at once, so that not even a crash loses a word; new images as fast as the browser stores them. */
export function keepDraft(
  id: string,
  { title, content, images }: PostFields,
  version: number,
): void {
  const told = images.map(({ key, label, alt, file }) => ({ key, label, alt, isNew: !!file }));
  const before = readKept(id);
  const sendKey =
    (before && isSame(before, { title, content, images }) && before.sendKey) || newKey();
  ownKeys.set(id, sendKey);
  const kept = { title, content, images: told, version, at: Date.now(), sendKey };
  browserStore.writeJson(nameOf(id), kept);
  for (const { key, file } of images) {
    if (!file || keptFiles.has(key)) continue;
    keptFiles.add(key);
    keepDraftFile(id, key, file).catch(() => keptFiles.delete(key));
  }
}

/** Of the fields that were kept last. */
export function draftSendKey(id: string): string {
  return readKept(id)?.sendKey ?? newKey();
}

export type KeptDraft = { id: string; title: string };

/** Of all posts. */
export function keptDrafts(): KeptDraft[] {
  const names = new Set(browserStore.names().filter((name) => name.startsWith(prefix)));
  return [...names].flatMap((name) => {
    const id = name.slice(prefix.length);
    const kept = readKept(id);
    return kept ? [{ id, title: kept.title }] : [];
  });
}

export function forgetDraft(id: string): void {
  const kept = readKept(id);
  if (kept && kept.sendKey !== ownKeys.get(id)) return;
  browserStore.remove(nameOf(id));
  keptFiles.clear();
  forgetDraftFiles(id).catch(() => undefined);
}

type Kept = v.InferOutput<typeof draft>;

function readKept(id: string): Kept | undefined {
  const parsed = v.safeParse(draft, browserStore.readJson(nameOf(id)));
  return parsed.success ? parsed.output : undefined;
}
