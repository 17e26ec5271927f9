import { useRef } from "react";
import { ApiFailure } from "#app/api.ts";
import type { Post } from "#contract/answers/blog.ts";
import { draftSendKey } from "./post-draft.ts";
import { isSame, type PostFields } from "./post-fields.ts";
import { type PostTarget, type Shares, sendPost } from "./send-post.ts";

type Send = { fields: PostFields; target: PostTarget };

/**
 * Adds one post, however often it has to be sent. A send whose answer was lost may have arrived: it is repeated with its
 * key, and when the fields have changed since, the post that it gives is changed to them.
 */
export function useAddPost(draftId: string) {
  const unanswered = useRef<Send>(undefined);
  const added = useRef<Post>(undefined);

  async function attempt(send: Send, onShares: OnShares): Promise<Post> {
    const isRepeated = unanswered.current === send;
    unanswered.current = send;
    try {
      return await sendPost(send.fields, send.target, onShares);
    } catch (failure) {
      if (failure instanceof ApiFailure && leavesNothing(failure, isRepeated)) {
        unanswered.current = undefined;
      }
      throw failure;
    }
  }

  return async function add(fields: PostFields, onShares: OnShares): Promise<Post> {
    const before = unanswered.current;
    if (before && isSame(before.fields, fields)) return attempt(before, onShares);
    if (before) added.current = await attempt(before, onShares);
    const target = added.current ?? { key: draftSendKey(draftId) };
    return attempt({ fields, target }, onShares);
  };
}

type OnShares = (shares: Shares) => void;

/** A refusal; but one of a repeated send, say for want of a login, tells nothing of the send before. */
function leavesNothing({ status }: ApiFailure, isRepeated: boolean): boolean {
  return isRepeated ? status === 410 : status >= 400 && status < 500;
}
