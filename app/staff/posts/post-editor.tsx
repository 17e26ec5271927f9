import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "#app/api.ts";
import { failureText } from "#app/staff/failure-text.ts";
import { api } from "#app/staff/staff-api.ts";
import { Bars, Failure, LoadFailure } from "#app/staff/states.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Post } from "#contract/answers/blog.ts";
import { type Draft, readDraft } from "./post-draft.ts";
import { fieldsOf } from "./post-fields.ts";
import { PostForm } from "./post-form.tsx";
import { newPost } from "./use-post-address.ts";

type Loaded = { post: Post | undefined; draft: Draft | undefined };
type Props = { id: string; onClose: () => void };

/** Adds a post, or changes one; it stands where the table was. Source: SPEC.md §2.13. */
export function PostEditor({ id, onClose }: Props) {
  const titleId = useId();
  const { loaded, failure, load } = useLoadedPost(id);
  const { revalidate } = useRevalidator();

  function leaveForList() {
    onClose();
    void revalidate();
  }

  function onKey({ key, target, nativeEvent }: KeyboardEvent<HTMLElement>) {
    // Of a dialog that lies over it, or of the choice of a word (as in Malayalam), it closes only that.
    const isTaken =
      (target instanceof Element && target.closest("dialog")) || nativeEvent.isComposing;
    if (key === "Escape" && !isTaken) onClose();
  }

  return (
    <div className="editor" role="dialog" tabIndex={-1} aria-labelledby={titleId} onKeyDown={onKey}>
      <div className="amain__head">
        <div>
          <h1 id={titleId}>{id === newPost ? "Add Blog" : "Edit Blog"}</h1>
          <p>The preview follows what you type.</p>
        </div>
        <Button variant="line" size="sm" onClick={onClose}>
          <Icon name="x" />
          Close
        </Button>
      </div>
      {failure?.isDeleted && (
        <Failure text={failure.text}>
          <Button variant="line" size="sm" onClick={leaveForList}>
            Back to the posts
          </Button>
        </Failure>
      )}
      {failure && !failure.isDeleted && <LoadFailure text={failure.text} onRetry={load} />}
      {!loaded && !failure && <Bars />}
      {loaded && (
        <PostForm
          id={id}
          {...loaded}
          onClose={onClose}
          onSaved={leaveForList}
          onGone={() => void revalidate()}
        />
      )}
    </div>
  );
}

/** The post as it is now, not as the list knew it, and what was written of it here before. */
function useLoadedPost(id: string) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<{ text: string; isDeleted: boolean }>();

  async function load() {
    setFailure(undefined);
    try {
      setLoaded(await postAndDraft(id));
    } catch (problem) {
      const text = failureText(problem, "The post could not be loaded.");
      setFailure({ text, isDeleted: isDeleted(problem) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each editor, which has its post's id as key
  useEffect(() => void load(), []);
  return { loaded, failure, load: () => void load() };
}

/** What was written of a post that somebody has deleted since can still be opened. @throws ApiFailure */
async function postAndDraft(id: string): Promise<Loaded> {
  if (id === newPost) return { post: undefined, draft: await readDraft(id, []) };
  try {
    const post = await api.post(id);
    return { post, draft: await readDraft(id, fieldsOf(post).images) };
  } catch (failure) {
    const draft = isDeleted(failure) ? await readDraft(id, []) : undefined;
    if (!draft) throw failure;
    return { post: undefined, draft };
  }
}

function isDeleted(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 404;
}
