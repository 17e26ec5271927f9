import { readersDay } from "#app/staff/received.ts";
import { megabytes, useSavedFile } from "#app/staff/use-saved-file.ts";
import { Button } from "#app/ui/button.tsx";
import { exportPath } from "./desk-api.ts";
import { useDeskAddress } from "./use-desk-address.ts";

/** Everything that the filter gives, as a table file; a second press stops it. */
export function ExportButton() {
  const { address } = useDeskAddress();
  const { save, stop, bytes } = useSavedFile("The file could not be made. Please try again.");
  const isSaving = bytes !== undefined;
  const saveInbox = () => void save(exportPath(address), `desk-${readersDay(Date.now())}.csv`);
  return (
    <>
      <Button variant="line" size="sm" onClick={isSaving ? stop : saveInbox}>
        {isSaving ? `Stop, ${megabytes(bytes)}` : "Export CSV"}
      </Button>
      <span className="vh" role="status">
        {isSaving && "Saving the file"}
      </span>
    </>
  );
}
