import { useEffect, useEffectEvent, useRef, useState } from "react";
import { tellCountsChanged } from "#app/staff/menu-counts.tsx";
import type { DeskEvent, LeadVersion } from "#contract/answers/desk.ts";
import { alertOf } from "./alerts.ts";
import type { Changes } from "./changes.ts";
import { type LiveState, listen } from "./live.ts";
import { isNewer, type News, newsAfter, newsBeside, noNews } from "./news.ts";

type Options = {
  rows: readonly LeadVersion[];
  opened: LeadVersion | undefined;
  changes: Pick<Changes, "isUnread" | "isRecent">;
  /** The open lead is shown as it was before. */
  onBehind: () => void;
};

/** What comes and changes while the desk is open. The list stays as it is until the person asks for the news. */
export function useNews({ rows, opened, changes, onBehind }: Options) {
  const [news, setNews] = useState<News>(noNews);
  const [state, setState] = useState<LiveState>("connecting");
  const isKnown = useRef(false);
  const shown = opened ? [...rows, opened] : rows;

  const take = useEffectEvent((event: DeskEvent) => {
    if (isKnown.current) tellCountsChanged();
    if (event.type === "ready") {
      // The first one is the beginning; a later one follows a pause that may have lost something.
      if (isKnown.current) setNews((last) => newsAfter(last, { type: "many" }, shown));
      isKnown.current = true;
      return;
    }
    // So many are likely those that were changed at once here.
    if (event.type === "many" && changes.isRecent()) return;
    if (event.type === "came") alertOf(event.ids.length);
    setNews((last) => newsAfter(last, event, shown));
  });
  useEffect(() => listen({ onEvent: (event) => take(event), onState: setState }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list that is read again has the changes in it
  useEffect(() => setNews((last) => newsBeside(last, shown)), [rows]);

  // What one has changed oneself is about to be read again.
  const { isUnread } = changes;
  const behind = opened && news.changed.find((lead) => isNewer(lead, [opened]))?.version;
  useEffect(() => {
    if (behind && !isUnread) onBehind();
  }, [behind, isUnread, onBehind]);
  useTitleCount(news.came.length);

  const changed = isUnread ? [] : news.changed.filter((lead) => isNewer(lead, rows));
  const isMore = news.isMore && !isUnread;
  return {
    news: { ...news, changed, isMore },
    state,
    forget: () => setNews(noNews),
  };
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
