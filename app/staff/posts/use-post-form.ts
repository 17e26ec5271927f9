import { useEffect, useRef, useState } from "react";
import { type Problem, useProblem } from "#app/staff/use-problem.ts";
import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import type { Post } from "#contract/answers/blog.ts";
import { type Draft, forgetDraft, keepDraft } from "./post-draft.ts";
import {
  checkFields,
  type FormImage,
  fieldsOf,
  isSame,
  noFields,
  type PostFields,
} from "./post-fields.ts";
import { useFreedImages } from "./use-freed-images.ts";
import { newPost } from "./use-post-address.ts";
import { usePostSender } from "./use-post-sender.ts";

type Options = {
  id: string;
  post: Post | undefined;
  draft: Draft | undefined;
  onSaved: () => void;
  /** Somebody else has deleted the post. */
  onGone: () => void;
};

/** The post in the editor: kept in this browser while it is written, checked and sent. */
export function usePostForm({ id, post, draft, onSaved, onGone }: Options) {
  const stored = useStored(id, post, draft);
  const { base, version, fields, setFields } = stored;
  const [problem, setProblem] = useProblem(fields, () => checkFields(fields));
  const isSaved = useRef(false);
  const isChanged = !isSame(fields, fieldsFrom(base));

  const { sending, loginDialog, send } = usePostSender({
    id,
    onSent() {
      isSaved.current = true;
      forgetDraft(id);
      void toastSuccess(base ? "blog edited successfully" : "New Blog added Successfully");
      onSaved();
    },
    onOutrun: stored.setOther,
    onGone() {
      stored.lose();
      onGone();
    },
    onFailed(text) {
      setProblem({ text });
      void toastWarning(base ? "Blog editing failed" : "Blog adding failed");
    },
  });

  useEffect(() => {
    if (isSaved.current) return;
    if (isChanged) keepDraft(id, fields, version);
    else forgetDraft(id);
  }, [id, fields, version, isChanged]);

  function refuse(refused: Problem) {
    setProblem(refused);
    void toastWarning(refused.text);
  }

  function save(wanted: PostFields, before: Pick<Post, "id" | "version"> | undefined) {
    if (sending) return;
    const checked = checkFields(wanted);
    setProblem(undefined);
    if (checked.ok) void send(wanted, before);
    else refuse({ text: checked.error, field: checked.field });
  }

  return {
    ...stored,
    problem,
    refuse,
    sending,
    loginDialog,
    isChanged,
    /** Asked at the moment of leaving: a save that has just ended has nothing left to lose. */
    isUnsaved: () => isChanged && !isSaved.current,
    /** Not while they are sent: what the fields show is what is saved. */
    change(more: Partial<PostFields>) {
      if (!sending) setFields((now) => ({ ...now, ...more }));
    },
    /** By what is there then: files of two drops can come in one moment. */
    changeImages(made: (now: FormImage[]) => FormImage[]) {
      if (!sending) setFields((now) => ({ ...now, images: made(now.images) }));
    },
    swapDraft() {
      if (!sending) stored.swapDraft();
    },
    save: () => save(fields, base && { id: base.id, version }),
    saveOver(latest: Post, mine: PostFields) {
      stored.startFrom(latest);
      setFields(mine);
      save(mine, latest);
    },
  };
}
export type PostEditing = ReturnType<typeof usePostForm>;

/** What is written, what it is compared with, and what somebody else has made of that meanwhile. */
function useStored(id: string, post: Post | undefined, draft: Draft | undefined) {
  const [base, setBase] = useState(post);
  // A draft changes the version that it was begun from, however long ago.
  const [version, setVersion] = useState(draft?.version ?? post?.version ?? 0);
  const [fields, setFields] = useState(draft?.fields ?? fieldsFrom(post));
  useFreedImages(fields.images);
  const [other, setOther] = useState<Post>();
  /** The post is not there any more; with how many of its images are lost, where nothing else says it. */
  const [gone, setGone] = useState(post || id === newPost ? undefined : { lost: 0 });
  const [isDiscarded, setDiscarded] = useState(false);
  /** The draft while it is discarded, else what was typed meanwhile; undefined: nothing but what is stored. */
  const [aside, setAside] = useState<Pick<Draft, "fields" | "version">>();

  function startFrom(latest: Post | undefined) {
    setBase(latest);
    setVersion(latest?.version ?? 0);
    setFields(fieldsFrom(latest));
    setOther(undefined);
  }

  /** What is left of a post that somebody else has deleted is a new one: its images went with it. */
  function lose() {
    const images = fields.images.filter(({ file }) => file);
    setGone({ lost: fields.images.length - images.length });
    setBase(undefined);
    setVersion(0);
    setFields({ ...fields, images });
  }

  /** Discards the draft or has it back. What is typed meanwhile is not lost by that either. */
  function swapDraft() {
    if (aside) {
      setFields(aside.fields);
      setVersion(aside.version);
    } else startFrom(base);
    setAside(isSame(fields, fieldsFrom(base)) ? undefined : { fields, version });
    setDiscarded(!isDiscarded);
  }

  return {
    base,
    version,
    fields,
    setFields,
    other,
    setOther,
    startFrom,
    gone,
    lose,
    isDiscarded,
    swapDraft,
  };
}

function fieldsFrom(post: Post | undefined): PostFields {
  return post ? fieldsOf(post) : noFields;
}
