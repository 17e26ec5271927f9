import { createContext, useContext, useEffect, useRef, useState } from "react";
import { failureOf } from "#app/failure-of.ts";
import { orUndefined } from "#app/or-undefined.ts";
import { tryAgainText, unheardText } from "#app/staff/failure-text.ts";
import { useTurns } from "#app/staff/turns.ts";
import type { BulkChanged, LeadVersion } from "#contract/answers/desk.ts";
import { undo as undoTerms } from "#contract/desk.ts";
import type { BulkInput, LeadChangeInput } from "#contract/desk-changes.ts";
import { deskApi } from "./desk-api.ts";
import { type Sending, sendingOf } from "./sending.ts";

/** What was done or could not be done, and what takes it back. */
export type Notice = {
  text: string;
  tone: "done" | "problem";
  undo?: () => Promise<Notice>;
  /** The leads that it changed, as they are after it. */
  leads?: readonly LeadVersion[];
};

const restText = "The others could not be changed. Please try again.";
const unheard: Notice = { tone: "problem", text: tryAgainText };
const perhapsText = `${unheardText} It may have been done: try again, or undo it.`;

/** Changes of leads, one at a time: each is told, and can be taken back for ten seconds. */
export function useChanges(reload: () => Promise<void>) {
  const { notice, say, sayAlso, read, dismiss } = useNotice();
  const { isBusy, isUnread, lastAt, inTurn } = useTurns();
  const ownVersions = useRef(new Map<string, number>());

  /** `otherwise` is said where no answer came. */
  function act(
    doIt: () => Promise<Notice>,
    what: unknown,
    otherwise: Notice = unheard,
  ): Promise<boolean> {
    read();
    return inTurn({
      doIt: async () => {
        try {
          const done = await doIt();
          for (const { id, version } of done.leads ?? []) ownVersions.current.set(id, version);
          sayAlso(done);
          return done.tone === "done";
        } catch (failure) {
          const { text } = failureOf(failure);
          say(text === undefined ? otherwise : { tone: "problem", text });
          return false;
        }
      },
      // Also after a failure: the desk shows what is so, or that the login has ended.
      after: reload,
      what,
    });
  }

  const changeBy = useOwnId(act);
  return {
    /** Something is not done yet; `isUnread`: or it is, and the desk does not show it yet. */
    isBusy,
    isUnread,
    notice,
    say,
    dismiss,
    async undo() {
      const again = notice?.undo;
      if (again) await act(again, again, { ...unheard, undo: again });
      // What is still being done tells of itself.
      else if (!isBusy) say({ tone: "done", text: "There is nothing to undo." });
    },
    /** Whether many changes that are told now are likely one's own. */
    isRecent: () => Date.now() - lastAt.current < recentMs,
    change: (lead: LeadVersion, change: LeadChangeInput, text: string) =>
      changeBy([lead.id, change], async (change_id) => {
        // One's own change of a moment ago is no reason to refuse this one.
        const version = Math.max(lead.version, ownVersions.current.get(lead.id) ?? 0);
        const done = await deskApi.change(lead.id, { ...change, version, change_id });
        return doneNotice(text, done.change_id, [done.lead]);
      }),
    changeMany: (input: BulkInput, text: (changed: number) => string, read_at: string) =>
      changeBy(input, async (change_id) => {
        const seen = input.ids && { read_at };
        const done = await deskApi.changeMany({ ...input, ...seen, change_id });
        return manyNotice(text(done.changed), done);
      }),
    /**
     * Whatever else is done here, by a name that tells it from everything else; it gives the text of its success, and
     * the server that of its failure.
     */
    run: (what: string, doIt: () => Promise<string | Notice>) =>
      act(async () => {
        const done = await doIt();
        return typeof done === "string" ? { tone: "done", text: done } : done;
      }, what),
    addNote: (id: string, text: string, key: string) =>
      act(async () => {
        const { lead } = await deskApi.addNote(id, text, key);
        return { tone: "done", text: "The note is saved.", leads: [lead] };
      }, key),
  };
}
export type Changes = ReturnType<typeof useChanges>;

type Act = (doIt: () => Promise<Notice>, what: unknown, otherwise: Notice) => Promise<boolean>;

/** Acts by an id of the browser's own, the same until it has been heard of: what was done of it can be undone in any case. */
function useOwnId(act: Act) {
  const sending = useRef<Sending>(undefined);
  return (what: object, doIt: (id: string) => Promise<Notice>): Promise<boolean> => {
    const own = sendingOf(what, sending.current);
    sending.current = own;
    const perhaps: Notice = { tone: "problem", text: perhapsText, undo: () => takeBack(own.key) };
    return act(
      async () => {
        const done = await doIt(own.key);
        if (sending.current === own) sending.current = undefined;
        return done;
      },
      own.what,
      perhaps,
    );
  };
}

/** Hands the changes to all parts of the desk. */
export const DeskChanges = createContext<Changes | undefined>(undefined);

/** @throws Error outside the desk */
export function useDeskChanges(): Changes {
  const changes = useContext(DeskChanges);
  if (!changes) throw new Error("Stands outside the desk");
  return changes;
}

/** An event about one's own change comes within this, milliseconds. */
const recentMs = 3000;

const notDone: Notice = { tone: "done", text: "It had not been done: there is nothing to undo." };

async function takeBack(changeId: string): Promise<Notice> {
  const answer = await orUndefined(deskApi.undo(changeId));
  if (!answer) return notDone;
  const { undone, kept, leads } = answer;
  if (kept === 0) return { tone: "done", text: "Taken back.", leads };
  const all = undone === 0 ? "Not taken back" : "Taken back, but";
  return { tone: "problem", text: `${all}: ${stayText(kept)}`, leads };
}

const stayText = (kept: number) =>
  `${kept === 1 ? "1 lead stays" : `${kept} leads stay`} as somebody else has left it since.`;

/** What others have left so is shown then, and stays chosen: whoever does the same again means it. */
function manyNotice(
  done: string,
  { change_id, changed, kept, leads, is_whole }: BulkChanged,
): Notice {
  const notice = doneNotice(done, change_id, leads);
  if (is_whole && kept === 0) return notice;
  const texts = [
    ...(changed > 0 ? [done] : []),
    ...(kept > 0 ? [stayText(kept)] : []),
    ...(is_whole ? [] : [restText]),
  ];
  return asProblem(notice, texts.join(" "));
}

/** Where nothing was different, there is nothing to take back. */
function doneNotice(text: string, changeId: string | null, leads: LeadVersion[]): Notice {
  if (!changeId) return { tone: "done", text: "It is so already.", leads };
  return { tone: "done", text, leads, undo: () => takeBack(changeId) };
}

const asProblem = (done: Notice, text: string): Notice => ({ ...done, text, tone: "problem" });

/** What can be taken back is offered for ten seconds; a problem stays until it is read, as by whoever presses something again. */
function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (notice?.tone !== "done") return;
    const timer = setTimeout(() => setNotice(undefined), undoTerms.offeredMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return {
    notice,
    say: setNotice,
    /** What is done behind something that failed does not hide that. */
    sayAlso: (done: Notice) =>
      setNotice((before) =>
        before?.tone === "problem" ? asProblem(done, `${before.text} ${done.text}`) : done,
      ),
    read: () => setNotice((before) => (before?.tone === "problem" ? undefined : before)),
    dismiss: () => setNotice(undefined),
  };
}
