import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { toastWarning } from "#app/ui/toast.ts";
import { queryTextMax } from "#contract/lead-list.ts";
import { useComingSearch } from "./coming-search.ts";

/** So long after the last key a search begins by itself. */
const typingMs = 300;
const tooLong = `A search can have at most ${queryTextMax} characters.`;

/** Searches a moment after the last key, and at once with Enter or when the field is left. What is too long stays, and is told. */
export function useSearch(q: string, search: (q: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { coming, isLeaving } = useComingSearch();
  useEffect(() => () => clearTimeout(timer.current), []);
  const isBack = useNavigationType() === "POP";
  // The back button, or "Show all", changed the search; whoever types is not interrupted by what comes of it.
  useEffect(() => {
    if (!field.current || (document.activeElement === field.current && !isBack)) return;
    clearTimeout(timer.current);
    field.current.value = q;
  }, [q, isBack]);

  function searchNow() {
    clearTimeout(timer.current);
    // Whoever has gone on to another section is not fetched back.
    if (isLeaving) return;
    const typed = field.current?.value.trim() ?? "";
    if (typed === (coming.get("q") ?? "")) return;
    if (typed.length > queryTextMax) void toastWarning(tooLong);
    else search(typed);
  }
  // The timer's search goes by the address as it is then.
  const latest = useRef(searchNow);
  useEffect(() => {
    latest.current = searchNow;
  });
  return {
    input: {
      ref: field,
      onInput() {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current(), typingMs);
      },
      /** Whoever presses a link leaves the field first: no search is left that could fetch them back. */
      onBlur: searchNow,
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      searchNow();
    },
  };
}
