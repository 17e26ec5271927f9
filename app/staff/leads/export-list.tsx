import { readersDay } from "#app/staff/received.ts";
import { megabytes, useSavedFile } from "#app/staff/use-saved-file.ts";
import { Button } from "#app/ui/button.tsx";
import type { Listed } from "#contract/answers/leads.ts";
import { leadListParameters } from "#contract/lead-list.ts";
import type { LeadKind } from "./lead-kind.ts";
import { useListAddress } from "./use-list-address.ts";

/** Saves all rows of the list, as it is searched and ordered now, for spreadsheets. */
export function ExportList<Lead extends Listed>({ kind }: { kind: LeadKind<Lead> }) {
  const { query } = useListAddress(kind);
  const { save, stop, bytes } = useSavedFile("The list could not be saved. Please try again.");
  const isSaving = bytes !== undefined;
  const saveList = () => {
    const { sort, q, spam, state } = query;
    const asked = new URLSearchParams(leadListParameters({ sort, q, spam, state }));
    const { path, name } = kind.file;
    void save(`${path}?${asked}`, `${name}-${readersDay(Date.now())}.csv`);
  };
  return (
    <>
      <Button variant="line" size="sm" onClick={isSaving ? stop : saveList}>
        {isSaving ? "Stop the export" : "Export CSV"}
      </Button>
      <p className="tools__saved" role="status">
        {isSaving && `Saving: ${megabytes(bytes)} so far`}
      </p>
    </>
  );
}
