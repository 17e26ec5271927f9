import { blog } from "#content/blog.ts";
import { NoSuchPost } from "./no-such-post.tsx";
import { PostsFailure } from "./posts-failure.tsx";

/** In the place of a post that is not there, or that could not be had. */
export function PostError({ isUnknown }: { isUnknown: boolean }) {
  if (isUnknown) return <NoSuchPost />;
  return (
    <div className="wrap form-page">
      <h1>{blog.heading}</h1>
      <PostsFailure text="The post could not be loaded." />
    </div>
  );
}
