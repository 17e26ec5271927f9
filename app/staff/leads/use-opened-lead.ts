import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useComingSearch } from "#app/staff/coming-search.ts";
import { sectionPath } from "#contract/staff-paths.ts";

/**
 * Which lead of a section is open: the address says it, so that the back button closes and a mail can link to it.
 * Going from one lead to the next keeps the one step back to the list.
 */
export function useOpenedLead(sectionId: string) {
  const [address] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const id = address.get("lead") ?? undefined;
  const leaving = useRef<string>(undefined);
  // Forward leads to the same entry again, and out of it again.
  useEffect(() => {
    if (key !== leaving.current) leaving.current = undefined;
  }, [key]);
  const { coming } = useComingSearch();
  const list = pathOf(sectionId, coming);
  // One step back is then the list as it was before.
  const isMoving = list !== pathOf(sectionId, address);
  const go = (to: string, options: { replace: boolean; state?: unknown }) =>
    void navigate(to, { preventScrollReset: true, ...options });

  return {
    id,
    open: (lead: string) => {
      const from = id ? state : FROM_LIST;
      const to = pathOf(sectionId, coming, lead);
      go(to, { replace: id !== undefined, state: isMoving ? undefined : from });
    },
    close: () => {
      // A double click must not go two steps back.
      if (leaving.current === key) return;
      leaving.current = key;
      if (state === FROM_LIST && !isMoving) void navigate(-1);
      else go(list, { replace: true });
    },
  };
}

/** The list of an address, with or without a lead. */
function pathOf(sectionId: string, address: URLSearchParams, lead?: string): string {
  const search = new URLSearchParams(address);
  search.delete("section");
  search.delete("lead");
  if (lead) search.set("lead", lead);
  const others = search.toString();
  return others ? `${sectionPath(sectionId)}&${others}` : sectionPath(sectionId);
}

/** In the history entry of a lead: one step back is the list. */
const FROM_LIST = "from-list";
