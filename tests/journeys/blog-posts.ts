import type { Post } from "#contract/answers/blog.ts";
import { aPicture } from "#tests/blog.ts";
import { asStaff } from "./office.ts";
import { addPost } from "./posts.ts";
import type { Site } from "./site.ts";

const colours = ["#0e5c5c", "#b78a2a", "#9d392d"];

/** Pictures that differ. Wider ones are kept in more sizes, and making those is most of a post's work. */
export function pictures(count: number, width = 300): Promise<Buffer[]> {
  return Promise.all(
    colours.slice(0, count).map((colour) => aPicture({ colour, width, height: width / 1.5 })),
  );
}

/** Oldest first: Reader's post 1, Reader's post 2 and so on; the last has three pictures. */
export async function addPosts(site: Site, count: number): Promise<Post[]> {
  const posts: Post[] = [];
  for (let at = 1; at <= count; at += 1) {
    const images = await pictures(at === count ? 3 : 1);
    posts.push(await addPost(site, { title: `Reader’s post ${at}`, content, images }));
  }
  return posts;
}

const content =
  "A visa is a travel document.\nThe I-94 says how long one may stay.\n\nBoth have dates, and they are rarely the same.";

/** So that a journey finds the posts that it has added, and no others. */
export async function removeAllPosts(site: Site): Promise<void> {
  const answer = await fetch(`${site.url}/api/blogs`);
  const { data } = (await answer.json()) as { data: Post[] };
  for (const { id } of data) await asStaff(site, "DELETE", `/blogs/${id}`);
}
