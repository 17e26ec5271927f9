import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Post } from "#contract/answers/blog.ts";
import { imageBytesMax, imagesMax } from "#contract/blog.ts";
import type { GuardedDependencies, StaffEnv, Tx } from "#server/dependencies.ts";
import { atOnce } from "#server/http/at-once.ts";
import { limitBodyTo } from "#server/http/body.ts";
import { once } from "#server/http/once.ts";
import { Problem } from "#server/http/problem.ts";
import { endWhenSlow, letWaitInSilence } from "#server/http/silent-line.ts";
import { arrangeImages } from "./arrange-images.ts";
import * as describes from "./descriptions.ts";
import { type ImageFile, readImageFile } from "./image-file.ts";
import type { PlacedImage } from "./image-store.ts";
import { meaningOf, type PostForm, readPostForm, requireMultipart } from "./post-form.ts";
import { isPostId } from "./slug.ts";
import { addPost, changePost, findPost, listPosts, removePost } from "./store.ts";

/** Beside the images: the texts, and what separates the parts of a form. */
const textBytesMax = 1024 * 1024;

type Needs = GuardedDependencies & {
  /** In the transaction that adds or changes it. */
  putInSearch: (tx: Tx, post: Post) => Promise<void>;
};

/** Posts, for everybody to read and for staff to write. Mounted at /api. Source: SPEC.md §7, DECISIONS.md "API". */
export function blogRoutes({ db, now, staffOnly, imageWork, audit, putInSearch }: Needs) {
  const takeUpload = uploadTaker();
  /** Asks again who it is: a form may take half an hour to come, and the login may have ended meanwhile. */
  async function formOf(c: Context<StaffEnv>) {
    const form = await readPostForm(c);
    await staffOnly(c, async () => undefined);
    return form;
  }

  return new Hono()
    .get("/blogs", describes.posts, async (c) => c.json({ data: await listPosts(db) }))
    .get("/blogs/:id", describes.post, async (c) => {
      const id = c.req.param("id");
      const post = isPostId(id) ? await findPost(db, id) : undefined;
      return c.json({ data: post ?? notFound() });
    })
    .post("/blogs", describes.add, staffOnly, takeUpload, async (c) => {
      const form = await formOf(c);
      const images = arrangeImages([], { ...form, keep: undefined, added: await readFiles(form) });
      const { data: added } = await once(c, { db, now }, await meaningOf(form), async (tx) => {
        const post = await addPost(tx, form.input, images, now());
        const { id } = post;
        await putInSearch(tx, post);
        await audit(tx, { staffId: c.get("staff").id, what: "post-made", target: id });
        return { status: 201, data: { id } };
      });
      imageWork.wake();
      return c.json({ data: (await findPost(db, added.id)) ?? goneSince() }, 201);
    })
    .put("/blogs/:id", describes.change, staffOnly, takeUpload, async (c) => {
      const id = c.req.param("id");
      const form = await formOf(c);
      const wish = { ...form, added: await readFiles(form) };
      if (!isPostId(id)) return notFound();
      const arrange = (before: { version: number; images: PlacedImage[] }) => {
        requireVersion(c, before.version);
        return arrangeImages(before.images, wish);
      };
      const post = await db.transaction().execute(async (tx) => {
        const changed = await changePost(tx, id, form.input, { arrange, now: now() });
        if (!changed) return undefined;
        await putInSearch(tx, changed);
        await audit(tx, { staffId: c.get("staff").id, what: "post-changed", target: id });
        return changed;
      });
      imageWork.wake();
      return c.json({ data: post ?? notFound() });
    })
    .delete("/blogs/:id", describes.remove, staffOnly, async (c) => {
      const id = c.req.param("id");
      await db.transaction().execute(async (tx) => {
        const isRemoved = isPostId(id) && (await removePost(tx, id));
        if (!isRemoved) notFound();
        await audit(tx, { staffId: c.get("staff").id, what: "post-deleted", target: id });
      });
      return c.json({ data: { id } });
    });
}

/**
 * Lets two uploads run at a time, from their first byte on: each is held in memory, up to 121 MB. What is told to be small,
 * as a change of words, waits for none of them.
 */
function uploadTaker(): MiddlewareHandler {
  const turn = atOnce(2);
  const limit = limitBodyTo(
    imagesMax * imageBytesMax + textBytesMax,
    "The post is too large: an image can have at most 10 MB.",
  );
  return async (c, next) => {
    requireMultipart(c);
    const isSmall = Number(c.req.header("content-length")) <= textBytesMax;
    if (isSmall) return limit(c, next);
    letWaitInSilence(c);
    return turn(async () => {
      endWhenSlow(c);
      return limit(c, next);
    });
  };
}

/** Whoever names a version changes that one or none. Source: RFC 9110 §13.1.1. @throws Problem 412 */
function requireVersion(c: Context, version: number): void {
  const wanted = c.req.header("if-match");
  if (wanted === undefined || wanted === "*" || wanted === `"${version}"`) return;
  throw new Problem(412, "Somebody else has saved this post meanwhile.");
}

/** The first file that is no image decides the answer, which tells its place among the files sent, from 0. */
async function readFiles({ files }: PostForm): Promise<ImageFile[]> {
  const images: ImageFile[] = [];
  for (const [image, file] of files.entries()) {
    images.push(
      await readImageFile(file).catch((error) => {
        if (!(error instanceof Problem)) throw error;
        throw new Problem(error.status, error.message, error.headers, { image });
      }),
    );
  }
  return images;
}

/** Whoever sends a post again may come after somebody who has deleted it. */
function goneSince(): never {
  throw new Problem(410, "This post was added before, and has been deleted since.");
}

function notFound(): never {
  throw new Problem(404, "There is no such post.");
}
