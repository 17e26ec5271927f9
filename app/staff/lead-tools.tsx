import { type SubmitEvent, useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { LeadOrder } from "#contract/lead-list.ts";
import type { Listed } from "#contract/leads.ts";
import { ExportList } from "./export-list.tsx";
import type { LeadKind } from "./lead-kind.ts";
import { useListAddress } from "./use-list-address.ts";

/** So long after the last key a search begins by itself. */
const typingMs = 300;

const orderNames: Record<LeadOrder, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Name, A to Z",
  category: "Category, A to Z",
  email: "Email, A to Z",
};

/** Search and order of a list, and the way to take it along. */
export function LeadTools<Lead extends Listed>({ kind }: { kind: LeadKind<Lead> }) {
  const { query, go } = useListAddress(kind);
  const { field, onInput, onSubmit } = useSearch(query.q, (q) => go({ q }, { replace: true }));

  return (
    <search className="tools">
      <form className="tools__form" onSubmit={onSubmit}>
        <label className="find">
          <span className="vh">Search</span>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="q"
            placeholder={kind.searchHint}
            autoComplete="off"
            maxLength={200}
            defaultValue={query.q}
            onInput={onInput}
          />
        </label>
        <label className="pick">
          <span className="vh">Order</span>
          <select
            value={query.sort}
            onChange={({ target }) =>
              go({ sort: kind.orders.find((name) => name === target.value) })
            }
          >
            {kind.orders.map((order) => (
              <option key={order} value={order}>
                {orderNames[order]}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </label>
      </form>
      <ExportList kind={kind} />
    </search>
  );
}

/** Searches a moment after the last key, and at once with Enter. */
function useSearch(q: string, search: (q: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The back button, or "Show all", changed the search; whoever types is not interrupted.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = q;
  }, [q]);

  function searchNow() {
    clearTimeout(timer.current);
    const typed = field.current?.value.trim() ?? "";
    if (typed !== q) search(typed);
  }
  // The timer's search goes by the address as it is then.
  const latest = useRef(searchNow);
  useEffect(() => {
    latest.current = searchNow;
  });
  return {
    field,
    onInput() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), typingMs);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      searchNow();
    },
  };
}
