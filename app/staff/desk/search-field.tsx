import { SearchForm } from "#app/staff/search-form.tsx";

export const searchFieldId = "desk-search";

type Props = { q: string; onSearch: (q: string) => void };

export function SearchField(props: Props) {
  return (
    <search>
      <SearchForm {...props} id={searchFieldId} placeholder="Search name, phone, email or text" />
    </search>
  );
}
