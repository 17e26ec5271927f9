import { type SubmitEvent, useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** So long after the last key a search begins by itself. */
const typingMs = 300;
export const searchFieldId = "desk-search";

type Props = { q: string; onSearch: (q: string) => void };

/** Searches a moment after the last key, and at once with Enter. */
export function SearchField({ q, onSearch }: Props) {
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
    if (typed !== q) onSearch(typed);
  }
  // The timer's search goes by the address as it is then.
  const latest = useRef(searchNow);
  useEffect(() => {
    latest.current = searchNow;
  });
  return (
    <search>
      <form
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <label className="find">
          <span className="vh">Search</span>
          <Icon name="search" />
          <input
            ref={field}
            id={searchFieldId}
            type="search"
            name="q"
            placeholder="Search name, phone, email or text"
            autoComplete="off"
            maxLength={200}
            defaultValue={q}
            onInput={() => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => latest.current(), typingMs);
            }}
          />
        </label>
      </form>
    </search>
  );
}
