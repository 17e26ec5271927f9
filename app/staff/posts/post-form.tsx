import { type SubmitEvent, useEffect, useRef } from "react";
import { UnsavedGuard } from "#app/staff/unsaved-guard.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { prepareToasts } from "#app/ui/toast.ts";
import type { Post } from "#contract/answers/blog.ts";
import { DraftNote } from "./draft-note.tsx";
import { GonePost } from "./gone-post.tsx";
import { OtherSave } from "./other-save.tsx";
import type { Draft } from "./post-draft.ts";
import { PostImages } from "./post-images.tsx";
import { PostPreview } from "./post-preview.tsx";
import { type PostEditing, usePostForm } from "./use-post-form.ts";

type Props = {
  id: string;
  post: Post | undefined;
  draft: Draft | undefined;
  onClose: () => void;
  onSaved: () => void;
  onGone: () => void;
};

/** The fields on the left, and on the right what becomes of them. Source: SPEC.md §2.13, §5, §8. */
export function PostForm({ onClose, ...opened }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { draft } = opened;
  const editing = usePostForm(opened);
  const { base, fields, change, problem, sending, isChanged } = editing;
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);

  useEffect(() => {
    void prepareToasts();
    focusOn(form.current, "title");
  }, []);
  useEffect(() => {
    if (problem?.field) focusOn(form.current, problem.field);
  }, [problem]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    editing.save();
  }

  return (
    <>
      {editing.gone && <GonePost {...editing.gone} />}
      {draft && (isChanged || editing.isDiscarded) && (
        <DraftNote draft={draft} isDiscarded={editing.isDiscarded} onSwap={editing.swapDraft} />
      )}
      <div className="ed">
        <form ref={form} noValidate onSubmit={submit}>
          <div className="cells">
            <Field
              label="Title"
              name="title"
              item={1}
              placeholder="Blog title"
              required
              value={fields.title}
              readOnly={sending !== undefined}
              onChange={(event) => change({ title: event.target.value })}
              error={errorOf("title")}
            />
            <TextField
              label="Content"
              name="content"
              item={2}
              required
              value={fields.content}
              readOnly={sending !== undefined}
              onChange={(event) => change({ content: event.target.value })}
              error={errorOf("content")}
              aria-describedby="content-hint"
            />
          </div>
          <p className="ed__hint" id="content-hint">
            A short line of its own becomes a heading, lines that begin with a dash a list.
          </p>
          <PostImages
            images={fields.images}
            sending={sending}
            error={errorOf("images")}
            onChange={editing.changeImages}
            onRefused={editing.refuse}
          />
          {problem && !problem.field && (
            <p key={problem.text} className="cell__err editor__failure" role="alert">
              <Icon name="circle-alert" />
              {problem.text}
            </p>
          )}
          <div className="ed__foot">
            <Button type="submit" busy={sending !== undefined}>
              {saveWord(editing)}
            </Button>
            <Button variant="line" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
        <PostPreview fields={fields} date={base?.created_at} />
      </div>
      {editing.loginDialog}
      <OtherSave editing={editing} />
      <UnsavedGuard
        isUnsaved={editing.isUnsaved}
        isChanged={isChanged}
        text="Your changes are not saved. The draft stays in this browser."
      />
    </>
  );
}

function saveWord({ sending, gone, base }: PostEditing): string {
  if (sending) return "Saving";
  if (gone) return "Publish as a new post";
  return base ? "Save Changes" : "Publish";
}

function focusOn(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
