import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskEvent, DeskRow } from "#contract/desk.ts";
import { alertOf } from "./alerts.ts";
import { type LiveState, listen } from "./live.ts";
import { type News, newsAfter, noNews } from "./news.ts";

type Options = {
  rows: readonly DeskRow[];
  /** Whether a change is likely one's own, and shown already. */
  isOwn: () => boolean;
  /** Somebody else has changed these leads. */
  onChanged: (ids: readonly string[]) => void;
};

/** What comes and changes while the desk is open. The list stays as it is until the person asks for the news. */
export function useNews({ rows, isOwn, onChanged }: Options) {
  const [news, setNews] = useState<News>(noNews);
  const [state, setState] = useState<LiveState>("connecting");
  const isKnown = useRef(false);

  function take(event: DeskEvent) {
    const ids = rows.map(({ id }) => id);
    if (event.type === "ready") {
      // The first one is the beginning; a later one follows a pause that may have lost something.
      if (isKnown.current) setNews((last) => newsAfter(last, { type: "many" }, ids));
      isKnown.current = true;
      return;
    }
    if (event.type !== "came" && isOwn()) return;
    if (event.type === "changed") onChanged(event.ids);
    if (event.type === "came") alertOf(event.ids.length);
    setNews((last) => newsAfter(last, event, ids));
  }
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => listen({ onEvent: (event) => latest.current(event), onState: setState }), []);
  // Another list has the changes in it, and perhaps some of what came.
  useEffect(() => setNews((last) => newsOf(last, rows)), [rows]);
  useTitleCount(news.came.length);
  return { news, state, forget: useCallback(() => setNews(noNews), []) };
}

function newsOf({ came }: News, rows: readonly DeskRow[]): News {
  return { ...noNews, came: came.filter((id) => !rows.some((row) => row.id === id)) };
}

/** "(3) Desk | …" in the browser's tab. */
function useTitleCount(count: number) {
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, "");
    document.title = count > 0 ? `(${count}) ${bare}` : bare;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, "");
    };
  }, [count]);
}
