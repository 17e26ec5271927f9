import { Button } from "#app/ui/button.tsx";
import type { Post } from "#contract/blog.ts";
import { keptDrafts } from "./post-draft.ts";
import { newPost } from "./use-post-address.ts";

type Props = { posts: readonly Post[]; onOpen: (id: string) => void };

/** Drafts whose post somebody else has deleted: no row leads to them any more. */
export function LoneDrafts({ posts, onOpen }: Props) {
  const ids = new Set([newPost, ...posts.map(({ id }) => id)]);
  return keptDrafts()
    .filter(({ id }) => !ids.has(id))
    .map(({ id, title }) => (
      <div key={id} className="sheet note" role="status">
        <p>Your draft {title && `“${title}” `}is of a post that has been deleted.</p>
        <Button variant="line" size="sm" onClick={() => onOpen(id)}>
          Open the draft
        </Button>
      </div>
    ));
}
