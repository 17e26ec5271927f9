import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { failureText } from "#app/staff/failure-text.ts";
import { useLoginAgain } from "#app/staff/login/login-again.tsx";
import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import type { Post } from "#contract/blog.ts";
import {
  type Audience,
  type Campaign,
  type CampaignInput,
  campaignInput,
  perMinute,
} from "#contract/campaigns.ts";
import { check } from "#contract/validate.ts";
import { campaignApi } from "./campaign-api.ts";
import { campaignsPath } from "./campaign-path.ts";

export type Composing = { post: Post; draft: Campaign | undefined; audience: Audience };

/** What is under way. */
type Busy = "test" | "save" | "start";
type Problem = { text: string; field?: string | undefined };

/** A campaign that is being written: its fields, and what can be done with them. */
export function useCompose({ post, draft, audience: first }: Composing) {
  const { fields, isChanged, isUnsaved, change, read, setUnsaved } = useFields(post, draft);
  const { busy, problem, setProblem, run, loginDialog } = useWork();
  /** Who would get it, while that is asked. */
  const [asked, setAsked] = useState<Audience>();
  const save = useSave(draft?.id, () => setUnsaved(false));
  const navigate = useNavigate();

  /** With the checked fields; what is wrong with them is said instead. */
  function withFields(what: Busy, work: (input: CampaignInput) => Promise<unknown>) {
    const checked = read();
    setProblem(checked.ok ? undefined : { text: checked.error, field: checked.field });
    if (checked.ok) void run(what, () => work(checked.value));
  }

  async function start(input: CampaignInput, again: boolean): Promise<void> {
    setAsked(undefined);
    await campaignApi.start(await save(input), again);
    await navigate(campaignsPath);
  }

  return {
    fields,
    isChanged,
    isUnsaved,
    change,
    problem,
    busy,
    audience: asked ?? first,
    asked,
    loginDialog,
    /** To oneself. */
    test: () =>
      withFields("test", async (input) => {
        const { email } = await campaignApi.test(input);
        void toastSuccess("The test mail is on its way", email);
      }),
    save: () =>
      withFields("save", async (input) => {
        await save(input);
        void toastSuccess("The draft is saved");
        await navigate(campaignsPath);
      }),
    /** Asks with the number as it is now. */
    ask: () => withFields("start", async () => setAsked(await campaignApi.audience(post.id))),
    leaveQuestion: () => setAsked(undefined),
    start: () => withFields("start", (input) => start(input, asked?.sent_before != null)),
  };
}

/** As typed: the number is text until it is checked. */
function useFields(post: Post, draft: Campaign | undefined) {
  const [fields, setFields] = useState({
    subject: draft?.subject ?? post.title,
    intro: draft?.intro ?? "",
    per_minute: String(draft?.per_minute ?? perMinute.usual),
  });
  const [isChanged, setChanged] = useState(false);
  // A save that has just ended leaves the page before it is rendered anew.
  const unsaved = useRef(false);
  function setUnsaved(is: boolean) {
    unsaved.current = is;
    setChanged(is);
  }
  return {
    fields,
    isChanged,
    isUnsaved: () => unsaved.current,
    setUnsaved,
    change(some: Partial<typeof fields>) {
      setFields((before) => ({ ...before, ...some }));
      setUnsaved(true);
    },
    read: () =>
      check(campaignInput, { ...fields, post: post.id, per_minute: Number(fields.per_minute) }),
  };
}

/** Saved as a draft before it starts: a start that fails loses nothing, and one that is undone comes back as one. */
function useSave(first: string | undefined, onSaved: () => void) {
  const id = useRef(first);
  return async (input: CampaignInput): Promise<string> => {
    const kept = id.current
      ? await campaignApi.change(id.current, input)
      : await campaignApi.add(input);
    id.current = kept.id;
    onSaved();
    return kept.id;
  };
}

/** One thing at a time; what went wrong is said, and a login that has ended is asked for in place. */
function useWork() {
  const [busy, setBusy] = useState<Busy>();
  const [problem, setProblem] = useState<Problem>();
  const { withLogin, loginDialog } = useLoginAgain();

  async function run(what: Busy, work: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(what);
    try {
      await withLogin(work);
    } catch (failure) {
      const text = failureText(failure, "It could not be done. Please try again.");
      setProblem({ text });
      void toastWarning(text);
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, problem, setProblem, run, loginDialog };
}
