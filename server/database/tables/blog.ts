import type { Generated } from "kysely";

/** Posts and their pictures. */
export type BlogTables = {
  /**
   * `date` equals `created_at` when made; an edit changes neither, and counts `version` up from 1. `changed_at` is the last
   * save that changed something.
   */
  post: {
    id: string;
    title: string;
    content: string;
    date: string;
    created_at: string;
    changed_at: string;
    version: number;
  };
  /**
   * A picture of a post, as it is served. `name` tells its content: the same picture in two posts is two rows
   * of one name, so that each goes with its own post.
   */
  post_image: { post_id: string; name: string; position: number; alt: string; bytes: Uint8Array };
  /**
   * What is known of a row of post_image, in pixels (0: not yet), and how far the work on it is: a worker that
   * claims a row pushes `next_try_at` ahead, as in `mail`.
   */
  picture: {
    post_id: string;
    name: string;
    width: number;
    height: number;
    state: "waiting" | "done" | "failed";
    tries: number;
    next_try_at: string;
  };
  /** The same picture in other sizes and kinds; `name` is that of its row of post_image. */
  picture_file: { post_id: string; name: string; file_name: string; bytes: Uint8Array };
  /** What the site's search looks at: a post's title and text, folded. The newest has the highest number. */
  post_search: { number: Generated<number>; post_id: string; text: string };
  /** One row; the database counts every change of posts and pictures that readers see. */
  blog_version: { version: number };
};
