import { useState } from "react";
import { failureOf } from "#app/failure-of.ts";
import { useLoginAgain } from "#app/staff/login/login-again.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { Post } from "#contract/answers/blog.ts";
import { postApi } from "./post-api.ts";

type Step =
  | { at: "none" }
  | { at: "asked" | "deleting"; post: Post }
  | { at: "deleted" | "failed" };

/** Asks, deletes and says what happened. Source: SPEC.md §8. */
export function useDeletedPost(onDeleted: () => void) {
  const [step, setStep] = useState<Step>({ at: "none" });
  const { withLogin, loginDialog } = useLoginAgain();

  async function remove(post: Post) {
    setStep({ at: "deleting", post });
    const failure = await withLogin(() => postApi.remove(post.id)).then(() => undefined, failureOf);
    // Nobody has logged in again.
    if (failure?.status === 401) return setStep({ at: "none" });
    // Also when an answer got lost before, or a colleague was quicker.
    const isGone = !failure || failure.status === 404;
    setStep({ at: isGone ? "deleted" : "failed" });
    if (isGone) onDeleted();
  }

  return {
    step,
    loginDialog,
    ask: (post: Post) => setStep({ at: "asked", post }),
    remove: (post: Post) => void remove(post),
    leave: () => setStep({ at: "none" }),
  };
}

type Props = ReturnType<typeof useDeletedPost> & {
  /** The row that had the focus may be gone. */
  onLeft: () => void;
};

export function DeletePost({ step, loginDialog, remove, leave, onLeft }: Props) {
  if (step.at === "none") return null;
  if (step.at === "asked" || step.at === "deleting") {
    return (
      <>
        <ConfirmDialog
          tone="warning"
          title="Are you sure?"
          text={
            <>
              <strong>{step.post.title}</strong> <span>You won't be able to revert this!</span>
            </>
          }
          confirm="Yes, delete it!"
          isDanger
          cancel="Cancel"
          busy={step.at === "deleting"}
          onConfirm={() => remove(step.post)}
          onCancel={leave}
        />
        {loginDialog}
      </>
    );
  }
  const end = () => {
    leave();
    // After the dialog has given the focus back to where it came from.
    requestAnimationFrame(onLeft);
  };
  const isDeleted = step.at === "deleted";
  return (
    <ConfirmDialog
      key={step.at}
      tone={isDeleted ? "success" : "warning"}
      title={isDeleted ? "Deleted!" : "Failed!"}
      text={isDeleted ? "Blog has been deleted." : "Something went wrong"}
      confirm="OK"
      onConfirm={end}
      onCancel={end}
    />
  );
}
