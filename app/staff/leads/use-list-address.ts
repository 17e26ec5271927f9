import { useNavigate, useSearchParams } from "react-router";
import { useComingSearch } from "#app/staff/coming-search.ts";
import type { Listed } from "#contract/answers/leads.ts";
import { type LeadListQuery, leadListAddress, leadListParameters } from "#contract/lead-list.ts";
import { sectionPath } from "#contract/staff-paths.ts";
import type { LeadKind } from "./lead-kind.ts";

type Change = Partial<LeadListQuery>;
const firstPage = { page: 1, after: "", before: "" };

/** What part of the list is on show: the address says it, so that it can be shared, reloaded and gone back to. */
export function useListAddress<Lead extends Listed>({ id, orders }: LeadKind<Lead>) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const query = leadListAddress(orders, address);
  const usual = leadListAddress(orders, new URLSearchParams());
  const coming = leadListAddress(orders, useComingSearch().coming);

  function pathTo(change: Change): string {
    const parameters = leadListParameters({ ...coming, ...firstPage, ...change }, usual);
    const search = new URLSearchParams(parameters).toString();
    return search ? `${sectionPath(id)}&${search}` : sectionPath(id);
  }

  return {
    query,
    /** What was asked for last; it may still be on its way. */
    coming,
    pathTo,
    /** Another search, order or size begins at the first page. Typing leaves no trail of steps behind. */
    go(change: Change, options: { replace?: boolean } = {}) {
      void navigate(pathTo(change), {
        preventScrollReset: change.page === undefined,
        // What is chosen next goes by it, however soon.
        flushSync: true,
        ...options,
      });
    },
  };
}
