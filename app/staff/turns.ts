import { useRef, useState } from "react";

type Turn = {
  /** Does it, and tells its person what became of it. Gives whether it was done. */
  doIt: () => Promise<boolean>;
  /** Reads again what is on show. */
  after: () => Promise<unknown>;
  /** The name of the press. */
  what: unknown;
};

/**
 * What is pressed is done one after the other, and nothing that is pressed gets lost. The same once more, with nothing else
 * between and while the first is under way, is a double click and ends as the first does; what was told to have failed may be
 * pressed again at once.
 */
export function useTurns() {
  const [untold, setUntold] = useState(0);
  const [underWay, setUnderWay] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const lastAt = useRef(0);
  const pressed = useRef<{ what: unknown; turn: Promise<boolean> }>(undefined);

  function inTurn({ doIt, after, what }: Turn): Promise<boolean> {
    const before = pressed.current;
    if (before && before.what === what) return before.turn;
    setUntold((count) => count + 1);
    setUnderWay((count) => count + 1);
    const again = () => {
      if (pressed.current?.turn === turn) pressed.current = undefined;
    };
    const told = last.current.then(doIt).finally(() => setUntold((count) => count - 1));
    const turn = told
      .then(async (isDone) => {
        if (!isDone) again();
        await after();
        return isDone;
      })
      .finally(() => {
        again();
        lastAt.current = Date.now();
        setUnderWay((count) => count - 1);
      });
    pressed.current = { what, turn };
    last.current = turn.catch(() => undefined);
    return turn;
  }
  return { isBusy: untold > 0, isUnread: underWay > 0, lastAt, inTurn };
}
