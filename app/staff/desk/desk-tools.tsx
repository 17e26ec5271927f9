import { SearchForm } from "#app/staff/search-form.tsx";
import type { DeskChoices, DeskCounts } from "#contract/answers/desk.ts";
import { deskOrders } from "#contract/desk-query.ts";
import { AlertSwitches } from "./alert-switches.tsx";
import { Choice } from "./choice.tsx";
import { type ColumnName, columnNames } from "./columns.tsx";
import { Drop } from "./drop.tsx";
import { ExportButton } from "./export-button.tsx";
import { Filters } from "./filters.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { useDeskAddress } from "./use-desk-address.ts";
import { Views } from "./views.tsx";
import { orderNames } from "./words.ts";

export const searchFieldId = "desk-search";

type Props = {
  counts: DeskCounts;
  choices: DeskChoices;
  columns: readonly ColumnName[];
  onToggleColumn: (name: ColumnName) => void;
  onHelp: () => void;
};

/** Finding: search, filters, views, order, and how the list looks. */
export function DeskTools({ counts, choices, columns, onToggleColumn, onHelp }: Props) {
  const { address, coming, go } = useDeskAddress();
  return (
    <>
      <div className="desk-find">
        <search>
          <SearchForm
            id={searchFieldId}
            q={address.q ?? ""}
            onSearch={(q) => go({ q }, { replace: true })}
            placeholder="Search name, phone, email or text"
          />
        </search>
        <Filters choices={choices} />
        <Views />
        <Choice
          label="Order"
          isBare
          value={coming.sort ?? deskOrders[0]}
          options={deskOrders.map((order) => [order, orderNames[order]])}
          onChoose={(sort) => go({ sort })}
        />
      </div>
      <div className="desk-row">
        <QuickFilters counts={counts} />
        <div className="desk-more">
          <Drop name="Columns">
            {(Object.keys(columnNames) as ColumnName[]).map((name) => (
              <label key={name} className="desk-check">
                <input
                  type="checkbox"
                  checked={columns.includes(name)}
                  onChange={() => onToggleColumn(name)}
                />
                {columnNames[name]}
              </label>
            ))}
          </Drop>
          <ExportButton />
          <AlertSwitches />
          <button className="btn btn--line btn--sm" type="button" onClick={onHelp}>
            Keys <kbd>?</kbd>
          </button>
        </div>
      </div>
    </>
  );
}
