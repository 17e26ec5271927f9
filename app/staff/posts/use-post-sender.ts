import { useState } from "react";
import { failureOf } from "#app/failure-of.ts";
import { unheardText } from "#app/staff/failure-text.ts";
import { useLoginAgain } from "#app/staff/login/login-again.tsx";
import { api } from "#app/staff/staff-api.ts";
import type { Post } from "#contract/answers/blog.ts";
import { fieldsOf, isSame, type PostFields } from "./post-fields.ts";
import { type Shares, sendPost } from "./send-post.ts";
import { useAddPost } from "./use-add-post.ts";

type Options = {
  /** The draft's. */
  id: string;
  onSent: () => void;
  /** Somebody else's save came first; `latest` is what is stored now. */
  onOutrun: (latest: Post) => void;
  /** Somebody else has deleted the post that was to be changed. */
  onGone: () => void;
  /** `text` says more than that it failed. */
  onFailed: (text: string) => void;
};

/** Sends a post, and says how far it is and how it ended. A login that ended meanwhile is asked for on the way. */
export function usePostSender({ id, onSent, onOutrun, onGone, onFailed }: Options) {
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
    } catch (error) {
      const failure = failureOf(error);
      const latest = failure.status === 412 && before && (await latestOf(before.id));
      if (latest) outrun(latest, fields);
      else if (before && failure.status === 404) onGone();
      else onFailed(failure.text ?? otherwise);
    }
    setSending(undefined);
  }

  /** It may have been one's own save, whose answer got lost. */
  function outrun(latest: Post, fields: PostFields) {
    if (isSame(fieldsOf(latest), fields)) onSent();
    else onOutrun(latest);
  }

  return { sending, loginDialog, send };
}

const latestOf = (id: string) => api.post(id).catch(() => undefined);

const otherwise = `${unheardText} What you have written is kept in this browser.`;
