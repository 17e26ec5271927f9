import { type PictureKind, type Size, shownSizes, smallerSizes } from "#contract/blog.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { addFiles } from "./image-store.ts";
import { decodeTurn, type Pixels, pixelsOf, type SizedFile, shownFile } from "./pixels.ts";
import { claimPicture, type End, endPicture, findDuePicture, type Picture } from "./work-store.ts";

/** Longer than the longest single try can take, so that no second worker takes the same picture. */
const leaseMs = 5 * 60_000;
const lookEveryMs = 30_000;
const triesMax = 3;

type Needs = Pick<Dependencies, "db" | "now"> & {
  /** Told of what went wrong; the work goes on. */
  report: (event: string, error: unknown, picture?: string) => void;
};

/**
 * Makes the AVIF files of pictures after their post was saved: it takes seconds, and a person should not wait for
 * it. What is left to do stands in the database, so that it goes on after a restart, and instances share it.
 */
export function createImageWork({ db, now, report }: Needs) {
  /** One picture after the other, until nothing is left. */
  async function workDue(isStopping = () => false): Promise<void> {
    for (;;) {
      const picture = isStopping() ? undefined : await findDuePicture(db, now(), leaseMs);
      if (!picture) return;
      const isOurs = await claimPicture(db, picture, new Date(now().getTime() + leaseMs));
      if (isOurs) await workOn(picture);
    }
  }

  async function workOn(picture: Picture): Promise<void> {
    // Tried so often and never ended, perhaps because each try ended the process.
    if (picture.tries >= triesMax) return end(picture, { state: "failed" });
    try {
      const pixels = await decodeTurn(() => pixelsOf(picture.bytes));
      await addFiles(db, picture, await filesOf(picture, pixels));
      const { width, height } = pixels.info;
      await end(picture, { state: "done", width, height });
    } catch (error) {
      report("picture-work-failed", error, picture.name);
    }
  }

  function end(picture: Picture, how: End): Promise<void> {
    return db.transaction().execute((tx) => endPicture(tx, picture, how));
  }

  return {
    workDue,
    lookEveryMs,
    onLookFailure: (error: unknown) => report("picture-look-failed", error),
  };
}

/** From the stored WebP: the upload itself is not kept, because of what it may tell. */
async function filesOf({ name, width }: Picture, pixels: Pixels) {
  const files: SizedFile[] = [];
  const make = async (kind: PictureKind, size: Size) =>
    files.push(await decodeTurn(() => shownFile(name, pixels, kind, size)));
  // A picture from before these sizes existed has no smaller WebP either.
  if (width === 0) for (const size of smallerSizes(pixels.info)) await make("webp", size);
  for (const size of shownSizes(pixels.info)) await make("avif", size);
  return files;
}
