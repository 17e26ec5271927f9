import { useState } from "react";
import { useNavigate } from "react-router";
import { failureText, tryAgainText } from "#app/staff/failure-text.ts";
import { useLoginAgain } from "#app/staff/login/login-again.tsx";
import { useTurns } from "#app/staff/turns.ts";
import { type Problem, useProblem } from "#app/staff/use-problem.ts";
import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import type { Post } from "#contract/answers/blog.ts";
import type { Audience, Campaign } from "#contract/answers/campaigns.ts";
import type { CampaignInput } from "#contract/campaigns.ts";
import { campaignApi } from "./campaign-api.ts";
import { fieldsOf } from "./campaign-fields.ts";
import { campaignsPath } from "./campaign-path.ts";
import { Outrun, Started, useDraft } from "./use-draft.ts";
import { useFields } from "./use-fields.ts";

export type Composing = { post: Post; draft: Campaign | undefined; audience: Audience };

/** What is under way, or waits for that. */
type Busy = "test" | "save" | "start";

/** A campaign that is being written: its fields, and what can be done with them. */
export function useCompose({ post, draft: first, audience }: Composing) {
  const written = useFields(post, first);
  const { fields, setFields, isChanged, isUnsaved, change, read, seen, settle } = written;
  /** Somebody else's save that came first, while that is asked about. */
  const [other, setOther] = useState<Campaign>();
  const [problem, setProblem] = useProblem(fields, read);
  const { busy, run, loginDialog } = useWork(setOther, setProblem);
  /** Who would get it, while that is asked. */
  const [asked, setAsked] = useState<Audience>();
  const draft = useDraft(seen, settle);
  const navigate = useNavigate();

  /** With the checked fields; what is wrong with them is said instead. */
  function withFields(what: Busy, work: (input: CampaignInput) => Promise<unknown>) {
    const checked = read();
    setProblem(checked.ok ? undefined : { text: checked.error, field: checked.field });
    if (checked.ok) run(what, () => work(checked.value));
  }

  async function start(input: CampaignInput, again: boolean): Promise<void> {
    setAsked(undefined);
    await draft.start(await draft.save(input), input, again);
    await navigate(campaignsPath);
  }

  const save = () =>
    withFields("save", async (input) => {
      await draft.save(input);
      void toastSuccess("The draft is saved");
      await navigate(campaignsPath);
    });

  return {
    fields,
    isChanged,
    isUnsaved,
    giveUp: settle,
    change,
    problem,
    busy,
    audience: asked ?? audience,
    asked,
    loginDialog,
    /** To oneself. */
    test: () =>
      withFields("test", async (input) => {
        const { email } = await campaignApi.test(input);
        void toastSuccess("The test mail is on its way", email);
      }),
    save,
    /** Asks with the number as it is now. */
    ask: () => withFields("start", async (input) => setAsked(await draft.audience(input))),
    leaveQuestion: () => setAsked(undefined),
    start: () => withFields("start", (input) => start(input, asked?.sent_before != null)),
    other,
    leaveOther: () => setOther(undefined),
    saveOver(latest: Campaign) {
      setOther(undefined);
      draft.follow(latest);
      save();
    },
    take(latest: Campaign) {
      setOther(undefined);
      draft.follow(latest);
      setFields(fieldsOf(latest));
      settle();
    },
  };
}
export type Compose = ReturnType<typeof useCompose>;

/** What is pressed is done one after the other; what went wrong is said, and a login that has ended is asked for in place. */
function useWork(onOutrun: (latest: Campaign) => void, setProblem: (problem: Problem) => void) {
  const [busy, setBusy] = useState<readonly Busy[]>([]);
  const { inTurn } = useTurns();
  const { withLogin, loginDialog } = useLoginAgain();
  const navigate = useNavigate();

  function run(what: Busy, work: () => Promise<unknown>): void {
    if (busy.includes(what)) return;
    setBusy((before) => [...before, what]);
    void inTurn({
      doIt: () => act(work),
      after: async () => setBusy((before) => before.filter((one) => one !== what)),
      what,
    });
  }

  async function act(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await withLogin(work);
      return true;
    } catch (failure) {
      if (failure instanceof Outrun) onOutrun(failure.latest);
      else if (failure instanceof Started) await showStarted();
      else tell(failureText(failure, tryAgainText));
      return false;
    }
  }

  async function showStarted(): Promise<void> {
    void toastSuccess("This campaign has been started");
    await navigate(campaignsPath);
  }

  function tell(text: string): void {
    setProblem({ text });
    void toastWarning(text);
  }

  return { busy, run, loginDialog };
}
