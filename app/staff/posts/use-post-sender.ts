import { useState } from "react";
import { ApiFailure } from "#app/api.ts";
import { useLoginAgain } from "#app/staff/login/login-again.tsx";
import { api } from "#app/staff/staff-api.ts";
import type { Post } from "#contract/blog.ts";
import type { PostFields } from "./post-fields.ts";
import { type Shares, sendPost } from "./send-post.ts";
import { useAddPost } from "./use-add-post.ts";

type Options = {
  /** The draft's. */
  id: string;
  onSent: () => void;
  /** Somebody else's save came first; `latest` is what is stored now. */
  onOutrun: (latest: Post) => void;
  /** `text` says more than that it failed. */
  onFailed: (text: string) => void;
};

/** Sends a post, and says how far it is and how it ended. A login that ended meanwhile is asked for on the way. */
export function usePostSender({ id, onSent, onOutrun, onFailed }: Options) {
  const [sending, setSending] = useState<Shares>();
  const { withLogin, loginDialog } = useLoginAgain();
  const add = useAddPost(id);

  async function send(fields: PostFields, before: Pick<Post, "id" | "version"> | undefined) {
    setSending(new Map());
    try {
      await withLogin(() =>
        before ? sendPost(fields, before, setSending) : add(fields, setSending),
      );
      onSent();
    } catch (failure) {
      const isOutrun = failure instanceof ApiFailure && failure.status === 412 && before;
      const latest = isOutrun ? await api.post(before.id).catch(() => undefined) : undefined;
      if (latest) onOutrun(latest);
      else onFailed(failureText(failure));
    }
    setSending(undefined);
  }

  return { sending, loginDialog, send };
}

function failureText(failure: unknown): string {
  const text = failure instanceof ApiFailure ? failure.text : undefined;
  return text ?? "No answer came from the server. What you have written is kept in this browser.";
}
