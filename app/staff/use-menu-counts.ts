import { type ReactNode, useEffect, useState } from "react";
import type { MenuCounts } from "./menu-counts.tsx";

/** Come after the list, in a file of their own, and are read again with each list that has come. Undefined before that, and when it fails: an old number would be a wrong one. */
export function useMenuCounts(list: ReactNode): MenuCounts | undefined {
  const [counts, setCounts] = useState<MenuCounts>();
  useEffect(() => {
    if (!list) return;
    const ended = new AbortController();
    import("./menu-counts.tsx").then(
      ({ watchCounts }) => watchCounts(setCounts, ended.signal),
      () => undefined,
    );
    return () => ended.abort();
  }, [list]);
  return counts;
}
