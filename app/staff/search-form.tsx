import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { useSearch } from "./use-search.ts";

type Props = {
  q: string;
  onSearch: (q: string) => void;
  placeholder: string;
  /** Of the field. */
  id?: string;
  className?: string;
  /** Beside the field. */
  children?: ReactNode;
};

/** Searches a list a moment after the last key, and at once with Enter or when the field is left. */
export function SearchForm({ q, onSearch, placeholder, id, className, children }: Props) {
  const { input, onSubmit } = useSearch(q, onSearch);
  return (
    <form className={className} onSubmit={onSubmit}>
      <label className="find">
        <span className="vh">Search</span>
        <Icon name="search" />
        <input
          {...input}
          id={id}
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          defaultValue={q}
        />
      </label>
      {children}
    </form>
  );
}
