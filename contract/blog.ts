import * as v from "valibot";
import type { Listed } from "./leads.ts";
import { form, optional, required } from "./validate.ts";

/** In UTF-16 units. */
const lengthMax = { title: 200, content: 100_000, alt: 500 };

/** Source: DECISIONS.md "API". */
export const imagesMax = 12;
export const imageBytesMax = 10 * 1024 * 1024;
export const imagePixelsMax = 40_000_000;

/** What is said of images that a post can not have. */
export const imageTexts = {
  none: "At least one image is required",
  kind: "Only JPEG, PNG, WebP, AVIF and GIF images",
  tooMany: `A post can have at most ${imagesMax} images`,
  tooLarge: "An image can have at most 10 MB",
  tooManyPixels: "An image can have at most 40 million pixels",
  damaged: "An image is damaged and can not be read",
  script: "An image carries a script",
};

/** Beside these a post is sent with its images, checked by the server. Source: SPEC.md §5. */
export const postInput = form({
  title: required("Title is required", "Title", lengthMax.title),
  content: required("Content is required", "Content", lengthMax.content),
});
export type PostInput = v.InferOutput<typeof postInput>;

/** What the images show, for those who do not see them; in the order of the images. */
export const altsInput = v.array(optional("The description of an image", lengthMax.alt));

/** A post as everybody reads it. */
export type Post = PostInput &
  Listed & {
    /** File names under /uploads/, in their order. */
    image: string[];
    /** What each image shows, in the order of `image`; empty where nobody has said it. */
    alts: string[];
    /** Equal to `created_at` when made, never changed by an edit. */
    date: string;
  };

/** Of a list of posts for readers. Source: SPEC.md §9. */
export const postsPerPage = 6;

/** A post without its texts and images. */
export type PostHead = Pick<Post, "id" | "title" | "created_at">;

/** A page of all posts, newest first, and where it stands among `pages`, of which there is always one. */
export type PostPage = { posts: Post[]; page: number; pages: number };

/** The post that is older by one, and the one that is newer. */
export type PostNeighbours = { previous: PostHead | null; next: PostHead | null };
