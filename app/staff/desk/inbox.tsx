import { Link } from "react-router";
import { leadListId, useListFocusAfter } from "#app/staff/leads/list-focus.ts";
import { NotLoaded } from "#app/staff/leads/not-loaded.tsx";
import { Blank } from "#app/staff/states.tsx";
import { useNarrow } from "#app/staff/use-narrow.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { DeskPage } from "#contract/answers/desk.ts";
import { anyStage, type DeskAddress, deskParameters, narrowedBy, tabOf } from "./address.ts";
import type { ColumnName } from "./columns.tsx";
import { DeskPager } from "./desk-pager.tsx";
import { LeadTable } from "./lead-table.tsx";
import { useKeptRowFocus } from "./row-focus.ts";
import type { Selection } from "./selection.ts";
import { deskPath, useDeskAddress } from "./use-desk-address.ts";
import { useNow } from "./use-now.ts";

type Props = {
  /** What the page was asked for with; the address is another where the list that it names did not come. */
  asked: DeskAddress;
  page: DeskPage;
  selection: Selection;
  columns: readonly ColumnName[];
  openedId: string | undefined;
  onOpen: (id: string) => void;
};

/** A page of leads, or the word that there is none. */
export function Inbox({ asked, page, selection, columns, openedId, onOpen }: Props) {
  const now = useNow();
  const focus = useKeptRowFocus(page.data);
  const { address, go } = useDeskAddress();
  const isNarrow = useNarrow();
  const sorting = { by: address.sort ?? "", onSort: (sort: string) => go({ sort }) };
  const ids = page.data.map(({ id }) => id);
  const isAsked = deskParameters(asked) === deskParameters(address);
  return (
    <div id={leadListId} tabIndex={-1} className="sheet desk-list" {...focus}>
      <div role="status">{isAsked ? ids.length === 0 && <NoLeads /> : <NotLoaded />}</div>
      {isAsked && ids.length > 0 && (
        <>
          <label className="desk-check desk-all">
            <input
              type="checkbox"
              checked={ids.every((id) => selection.ids.has(id))}
              onChange={() => selection.togglePage(ids)}
            />
            Choose all on this page
          </label>
          <LeadTable
            rows={page.data}
            {...{ columns, now, openedId, selection, onOpen }}
            sorting={isNarrow ? undefined : sorting}
          />
        </>
      )}
      {isAsked && (ids.length > 0 || page.previous !== null) && <DeskPager page={page} />}
    </div>
  );
}

function NoLeads() {
  useListFocusAfter();
  const { address, pathTo } = useDeskAddress();
  const look = buttonClass({ variant: "line", size: "sm" });
  if (narrowedBy(address) > 0) {
    return (
      <Blank text="Nothing found">
        <p>No lead here fits the search and the filters.</p>
        {address.q && <p>A part of a name, an address or a number is enough.</p>}
        <div className="desk-acts">
          <Link className={look} to={pathTo({ stage: anyStage })}>
            Look in all stages
          </Link>
          <Link className={look} to={deskPath}>
            Show all open leads
          </Link>
        </div>
      </Blank>
    );
  }
  return <Blank text={emptyTexts[tabOf(address) ?? "all"] ?? "No leads in this stage"} />;
}

const emptyTexts: Record<string, string | undefined> = {
  open: "Nobody is waiting",
  all: "No leads yet",
  spam: "No likely spam",
  trash: "The trash is empty",
};
