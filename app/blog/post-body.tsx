import { TextBlocks } from "#app/ui/text-blocks.tsx";
import { blog } from "#content/blog.ts";
import { postBlocks } from "#contract/post-blocks.ts";

/** The fixed intro, then what staff have written, with its line breaks. Source: SPEC.md §2.9. */
export function PostBody({ content }: { content: string }) {
  return (
    <div className="article__body post-body">
      <p className="intro">{blog.intro}</p>
      <TextBlocks blocks={postBlocks(content)} heading="h2" />
    </div>
  );
}
