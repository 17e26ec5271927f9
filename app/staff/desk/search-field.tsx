import { useSearch } from "#app/staff/use-search.ts";
import { Icon } from "#app/ui/icon.tsx";

export const searchFieldId = "desk-search";

type Props = { q: string; onSearch: (q: string) => void };

/** Searches a moment after the last key, and at once with Enter. */
export function SearchField({ q, onSearch }: Props) {
  const { field, onInput, onSubmit } = useSearch(q, onSearch);
  return (
    <search>
      <form onSubmit={onSubmit}>
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
            onInput={onInput}
          />
        </label>
      </form>
    </search>
  );
}
