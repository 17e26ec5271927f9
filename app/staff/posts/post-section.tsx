import { useRevalidator } from "react-router";
import { useFocusBack } from "#app/staff/focus.ts";
import { Blank } from "#app/staff/states.tsx";
import type { Post } from "#contract/answers/blog.ts";
import { addButtonId } from "./add-post-button.tsx";
import { DeletePost, useDeletedPost } from "./delete-post.tsx";
import { LoneDrafts } from "./lone-drafts.tsx";
import { keptDrafts } from "./post-draft.ts";
import { PostEditor } from "./post-editor.tsx";
import { PostTable, rowButtonId } from "./post-table.tsx";
import { PostView } from "./post-view.tsx";
import { usePostAddress } from "./use-post-address.ts";

/** The posts as staff see them: the table, one post on view, or the editor in their place. Source: SPEC.md §2.13. */
export function PostSection({ posts }: { posts: readonly Post[] }) {
  const { edited, viewed, page, view, edit, toList } = usePostAddress();
  const { revalidate } = useRevalidator();
  const deletion = useDeletedPost(() => void revalidate());
  const shown = posts.find(({ id }) => id === viewed);
  // A new post, and one that is gone, have no row.
  useFocusBack(edited, (id) => [rowButtonId("edit", id), addButtonId]);
  useFocusBack(shown?.id, (id) => [rowButtonId("view", id), addButtonId]);

  if (edited) return <PostEditor key={edited} id={edited} onClose={toList} />;
  const drafts = keptDrafts();
  return (
    <>
      {viewed && !shown && (
        <p className="sheet gone" role="status">
          The post that this link names is not in the list.
        </p>
      )}
      <LoneDrafts drafts={drafts} posts={posts} onOpen={edit} />
      <div className="sheet">
        {posts.length === 0 ? (
          <Blank text="No blogs found" />
        ) : (
          <PostTable
            posts={posts}
            draftIds={drafts.map(({ id }) => id)}
            page={page}
            onView={view}
            onEdit={edit}
            onDelete={deletion.ask}
          />
        )}
      </div>
      {shown && <PostView post={shown} onClose={toList} />}
      <DeletePost {...deletion} onLeft={() => document.getElementById(addButtonId)?.focus()} />
    </>
  );
}
