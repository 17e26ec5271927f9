import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { ApiFailure } from "#app/api.ts";
import { undo as undoTerms } from "#contract/desk.ts";
import type { BulkInput, LeadChangeInput } from "#contract/desk-changes.ts";
import { deskApi } from "./desk-api.ts";

/** What was done or could not be done; with a `changeId` it can be taken back. */
export type Notice = { text: string; tone: "done" | "problem"; changeId?: string };

type Seen = { id: string; version: number };

/** Somebody else's change came first: 409, or 412 where a version is named. */
const conflicts = [409, 412];
const conflictText = "Somebody else has changed this lead meanwhile. Here it is as it stands now.";
const failureText = "That could not be changed. Please try again.";

/** Changes of leads, one at a time: each is told, and can be taken back for ten seconds. */
export function useChanges(reload: () => Promise<void>) {
  const { notice, say, dismiss } = useNotice();
  const { isBusy, lastAt, once } = useOneAtATime();

  const act = useCallback(
    (doIt: () => Promise<Notice | undefined>, told = textOf): Promise<boolean> =>
      once(async () => {
        try {
          say(await doIt());
          return true;
        } catch (failure) {
          if (!(failure instanceof ApiFailure)) throw failure;
          say({ tone: "problem", text: told(failure) });
          return false;
        } finally {
          // Also after a failure: the desk shows what is so, or that the login has ended.
          await reload();
        }
      }),
    [once, reload, say],
  );

  const undo = useCallback(async () => {
    const changeId = notice?.changeId;
    if (changeId) await act(() => takeBack(changeId));
  }, [act, notice]);

  return {
    isBusy,
    notice,
    dismiss,
    undo,
    /** Whether what the events tell now is likely one's own doing. */
    isRecent: useCallback(() => Date.now() - lastAt.current < recentMs, [lastAt]),
    change: (lead: Seen, change: LeadChangeInput, text: string) =>
      act(async () => {
        const done = await deskApi.change(lead.id, { ...change, version: lead.version });
        return { tone: "done", text, changeId: done.change_id };
      }),
    changeMany: (input: BulkInput, text: (changed: number) => string) =>
      act(async () => {
        const done = await deskApi.changeMany(input);
        return { tone: "done", text: text(done.changed), changeId: done.change_id };
      }),
    /** Whatever else is done here; it gives the text of its success, and the server that of its failure. */
    run: (doIt: () => Promise<string>) =>
      act(async () => ({ tone: "done", text: await doIt() }), ownTextOf),
    addNote: (id: string, text: string) =>
      act(async () => {
        await deskApi.addNote(id, text);
        return { tone: "done", text: "The note is kept." };
      }),
  };
}
export type Changes = ReturnType<typeof useChanges>;

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

async function takeBack(changeId: string): Promise<Notice> {
  const { undone, kept } = await deskApi.undo(changeId);
  if (kept === 0) return { tone: "done", text: "Taken back." };
  const leads = kept === 1 ? "1 lead stays" : `${kept} leads stay`;
  const all = undone === 0 ? "Not taken back" : "Taken back, but";
  return { tone: "problem", text: `${all}: ${leads} as somebody else has left it since.` };
}

function ownTextOf({ text }: ApiFailure): string {
  return text ?? failureText;
}

function textOf(failure: ApiFailure): string {
  return conflicts.includes(failure.status) ? conflictText : (failure.text ?? failureText);
}

/** What can be taken back is offered for ten seconds; a problem stays until it is read. */
function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (notice?.tone !== "done") return;
    const timer = setTimeout(() => setNotice(undefined), undoTerms.offeredMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const dismiss = useCallback(() => setNotice(undefined), []);
  return { notice, say: setNotice, dismiss };
}

/** A second press while the first is under way does nothing. */
function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const lastAt = useRef(0);
  const once = useCallback(async (act: () => Promise<boolean>): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await act();
    } finally {
      isUnderWay.current = false;
      lastAt.current = Date.now();
      setBusy(false);
    }
  }, []);
  return { isBusy, lastAt, once };
}
