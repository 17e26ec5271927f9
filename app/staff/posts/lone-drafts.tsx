import { Button } from "#app/ui/button.tsx";
import type { Post } from "#contract/answers/blog.ts";
import type { KeptDraft } from "./post-draft.ts";
import { newPost } from "./use-post-address.ts";

type Props = {
  drafts: readonly KeptDraft[];
  posts: readonly Post[];
  onOpen: (id: string) => void;
};

/** Drafts that no row leads to: of a new post, and of one that somebody else has deleted. */
export function LoneDrafts({ drafts, posts, onOpen }: Props) {
  const ids = new Set(posts.map(({ id }) => id));
  return drafts
    .filter(({ id }) => !ids.has(id))
    .map(({ id, title }) => (
      <div key={id} className="sheet note" role="status">
        <p>
          Your draft {title && `“${title}” `}is{" "}
          {id === newPost ? "not published yet." : "of a post that has been deleted."}
        </p>
        <Button variant="line" size="sm" onClick={() => onOpen(id)}>
          Open the draft
        </Button>
      </div>
    ));
}
