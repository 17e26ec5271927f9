import { useEffect, useRef } from "react";
import { DataTable } from "#app/ui/data-table.tsx";
import type { Listed } from "#contract/leads.ts";
import { LeadDetails } from "./lead-details.tsx";
import type { LeadKind } from "./lead-kind.ts";
import { Blank } from "./states.tsx";
import { useNarrow } from "./use-narrow.ts";
import { useOpenedLead } from "./use-opened-lead.ts";

type Props<Lead extends Listed> = { kind: LeadKind<Lead>; leads: readonly Lead[] };

/** A table of leads with the details of the opened one. */
export function LeadList<Lead extends Listed>({ kind, leads }: Props<Lead>) {
  const { id, open, close } = useOpenedLead(kind.id);
  const isNarrow = useNarrow();
  const opened = leads.find((lead) => lead.id === id);
  const isBeside = opened && kind.details.place === "beside" && !isNarrow;
  useRowFocusAfter(opened?.id);

  return (
    <>
      {id && !opened && <Missing />}
      <div className={isBeside ? "split split--open" : "split"}>
        <div className="sheet">
          {leads.length === 0 ? (
            <Blank text={kind.empty} />
          ) : (
            <>
              <DataTable
                caption={`${kind.title}: Enter on a row opens its details, the arrow keys move between rows`}
                columns={kind.columns}
                rows={leads}
                rowId={rowIdOf}
                isSelected={(lead) => lead.id === id}
                onOpen={(lead) => open(lead.id)}
              />
              <p className="tfoot">{leads.length.toLocaleString("en")} in all, newest first</p>
            </>
          )}
        </div>
        {opened && <LeadDetails kind={kind} lead={opened} isOver={!isBeside} onClose={close} />}
      </div>
    </>
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

/** Closing the details gives the focus back to the row that they belong to. */
function useRowFocusAfter(openedId: string | undefined) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!openedId && last.current) document.getElementById(rowIdOf({ id: last.current }))?.focus();
    last.current = openedId;
  }, [openedId]);
}

function rowIdOf({ id }: { id: string }) {
  return `lead-${id}`;
}
