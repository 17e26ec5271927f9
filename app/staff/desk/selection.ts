import { useState } from "react";
import type { LeadVersion } from "#contract/answers/desk.ts";

/** Which leads are chosen for a change of many. It ends where another filter is looked at. */
export function useSelection(filter: string, page: readonly LeadVersion[]) {
  const [state, setState] = useState<State>({ filter, ids: new Set(), isAll: false });
  const isSame = state.filter === filter;
  const isAll = isSame && state.isAll;
  const kept = isSame ? state.ids : none;
  const ids = isAll ? new Set([...kept, ...page.map(({ id }) => id)]) : kept;
  const keep = (next: ReadonlySet<string>, all = false) =>
    setState({ filter, ids: next, isAll: all });

  return {
    ids,
    /** Everything that the filter gives, on all pages. */
    isAll,
    toggle(id: string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      keep(next);
    },
    /** All of a page, or none of it where all of it is chosen. */
    togglePage(page: readonly string[]) {
      const isWhole = page.every((id) => ids.has(id));
      const others = [...ids].filter((id) => !page.includes(id));
      keep(new Set(isWhole ? others : [...ids, ...page]));
    },
    chooseAll: () => keep(ids, true),
    clear: () => keep(none),
    /** Those are done with; what was chosen meanwhile stays so. */
    drop: (done: ReadonlySet<string>) =>
      setState((now) => ({
        filter: now.filter,
        ids: new Set([...now.ids].filter((id) => !done.has(id))),
        isAll: false,
      })),
  };
}
export type Selection = ReturnType<typeof useSelection>;

type State = { filter: string; ids: ReadonlySet<string>; isAll: boolean };
const none: ReadonlySet<string> = new Set();
