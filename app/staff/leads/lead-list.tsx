import { Blank } from "#app/staff/states.tsx";
import { useNarrow } from "#app/staff/use-narrow.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import type { LeadPage, Listed } from "#contract/answers/leads.ts";
import { type LeadListQuery, leadListParameters } from "#contract/lead-list.ts";
import { LeadDetails } from "./lead-details.tsx";
import type { LeadKind } from "./lead-kind.ts";
import { LeadSides } from "./lead-sides.tsx";
import { LeadTools } from "./lead-tools.tsx";
import { leadListId, useListFocusAfter } from "./list-focus.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { Pager } from "./pager.tsx";
import { useListAddress } from "./use-list-address.ts";
import { useOpenedLead } from "./use-opened-lead.ts";
import { rowIdOf, useRowFocusAfter } from "./use-row-focus-after.ts";

type Props<Lead extends Listed> = {
  kind: LeadKind<Lead>;
  /** What the page was asked for with; the address is another where the list that it names did not come. */
  asked: LeadListQuery;
  page: LeadPage<Lead>;
  /** The lead that the address named when it was loaded, if it is on another page. */
  linked: Lead | undefined;
};

/** A page of leads with the details of the opened one. */
export function LeadList<Lead extends Listed>({ kind, asked, page, linked }: Props<Lead>) {
  const { id, open, close } = useOpenedLead(kind.id);
  const isNarrow = useNarrow();
  const { query } = useListAddress(kind);
  const isAsked = parametersOf(asked) === parametersOf(query);
  const sorting = useSorting(kind);
  const opened = [...page.data, ...(linked ? [linked] : [])].find((lead) => lead.id === id);
  const isBeside = opened && kind.details.place === "beside" && !isNarrow;
  useRowFocusAfter(opened?.id);

  return (
    <>
      {id && !opened && <Missing />}
      {kind.spam && <LeadSides kind={kind} page={page} />}
      <Tools kind={kind} total={page.total} />
      <div className={isBeside ? "split split--open" : "split"}>
        <div id={leadListId} tabIndex={-1} className="sheet">
          <div role="status">
            {isAsked ? page.total === 0 && <NoLeads kind={kind} /> : <NotLoaded />}
          </div>
          {isAsked && page.total > 0 && (
            <>
              <DataTable
                caption={`${kind.title}: Enter on a row opens its details, the arrow keys move between rows`}
                columns={kind.columns}
                rows={page.data}
                firstNumber={(page.page - 1) * page.size + 1}
                sorting={isNarrow ? undefined : sorting}
                rowId={rowIdOf}
                isSelected={(lead) => lead.id === id}
                onOpen={(lead) => open(lead.id)}
              />
              <Pager kind={kind} page={page} />
            </>
          )}
        </div>
        {opened && <LeadDetails kind={kind} lead={opened} isOver={!isBeside} onClose={close} />}
      </div>
    </>
  );
}

const parametersOf = (query: LeadListQuery) => `${new URLSearchParams(leadListParameters(query))}`;

/** By the heads of the columns. Pressed again, the list is as it usually is. */
function useSorting<Lead extends Listed>(kind: LeadKind<Lead>) {
  const { query, go } = useListAddress(kind);
  return {
    by: query.sort,
    onSort(pressed: string) {
      const order = kind.orders.find((name) => name === pressed && name !== query.sort);
      go({ sort: order ?? kind.orders[0] });
    },
  };
}

/** Where nothing has come yet, there is nothing to search. */
function Tools<Lead extends Listed>({ kind, total }: { kind: LeadKind<Lead>; total: number }) {
  const { query } = useListAddress(kind);
  return total === 0 && !isNarrowed(query) ? null : <LeadTools kind={kind} />;
}

const isNarrowed = ({ q, state }: LeadListQuery) => q !== "" || state !== "all";

function NoLeads<Lead extends Listed>({ kind }: { kind: LeadKind<Lead> }) {
  const { query, go } = useListAddress(kind);
  useListFocusAfter();
  if (!isNarrowed(query)) {
    return <Blank text={query.spam === "likely" ? "No likely spam" : kind.empty} />;
  }
  return (
    <Blank text={query.q === "" ? kind.empty : "Nothing found"}>
      {query.q !== "" && (
        <p>{`Nothing${query.state === "all" ? "" : " in this state"} holds “${query.q}”.`}</p>
      )}
      <Button variant="line" size="sm" onClick={() => go({ q: "", state: "all" })}>
        Show all
      </Button>
    </Blank>
  );
}

/** A mail's link may be older than the list. */
function Missing() {
  return (
    <p className="sheet gone" role="status">
      The entry that this link names is not in the list.
    </p>
  );
}
