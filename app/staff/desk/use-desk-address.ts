import { useNavigate, useSearchParams } from "react-router";
import { useComingSearch } from "#app/staff/coming-search.ts";
import { mailedSections, sectionPath } from "#contract/staff-paths.ts";
import { type DeskAddress, deskAddress, deskSearch } from "./address.ts";

/** What part of the inbox is on show: the address says it, so that it can be shared, reloaded and gone back to. */
export function useDeskAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = deskAddress(search);
  const coming = deskAddress(useComingSearch().coming);

  function pathTo(change: DeskAddress): string {
    const asked = deskSearch(coming, change);
    return asked ? `${deskPath}&${asked}` : deskPath;
  }
  return {
    address,
    /** What was asked for last; it may still be on its way. */
    coming,
    pathTo,
    /** Typing leaves no trail of steps behind. */
    go(change: DeskAddress, options: { replace?: boolean } = {}) {
      void navigate(pathTo(change), {
        preventScrollReset: change.cursor === undefined,
        // What is chosen next goes by it, however soon.
        flushSync: true,
        ...options,
      });
    },
  };
}

export const deskPath = sectionPath(mailedSections.desk);
