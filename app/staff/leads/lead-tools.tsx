import { Picker } from "#app/staff/picker.tsx";
import { SearchForm } from "#app/staff/search-form.tsx";
import type { Listed } from "#contract/answers/leads.ts";
import type { LeadOrder } from "#contract/lead-list.ts";
import { ExportList } from "./export-list.tsx";
import type { LeadKind } from "./lead-kind.ts";
import { useListAddress } from "./use-list-address.ts";

const orderNames: Record<LeadOrder, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Name, A to Z",
  category: "Category, A to Z",
  email: "Email, A to Z",
};

/** Search, states and order of a list, and the way to take it along. */
export function LeadTools<Lead extends Listed>({ kind }: { kind: LeadKind<Lead> }) {
  const { query, coming, go } = useListAddress(kind);

  return (
    <search className="tools">
      <SearchForm
        className="tools__form"
        q={query.q}
        onSearch={(q) => go({ q }, { replace: true })}
        placeholder={kind.searchHint}
      >
        {kind.states && (
          <Picker
            label="State"
            value={coming.state}
            options={kind.states}
            onPick={(state) => go({ state })}
          />
        )}
        <Picker
          label="Order"
          value={coming.sort}
          options={kind.orders.map((order) => [order, orderNames[order]])}
          onPick={(sort) => go({ sort })}
        />
      </SearchForm>
      <ExportList kind={kind} />
    </search>
  );
}
