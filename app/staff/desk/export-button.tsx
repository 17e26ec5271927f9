import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "#app/api.ts";
import { download } from "#app/download.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import { exportPath } from "./desk-api.ts";
import { dayOf } from "./span.ts";
import { useDeskAddress } from "./use-desk-address.ts";

/** Everything that the filter gives, as a table file; a second press stops it. */
export function ExportButton() {
  const { save, stop, bytes } = useExport();
  const isSaving = bytes !== undefined;
  return (
    <>
      <Button variant="line" size="sm" onClick={isSaving ? stop : () => void save()}>
        <Icon name={isSaving ? "x" : "arrow-down"} />
        {isSaving ? `Stop, ${(bytes / 1e6).toFixed(1)} MB` : "CSV"}
      </Button>
      <span className="vh" role="status">
        {isSaving && "Saving the file"}
      </span>
    </>
  );
}

function useExport() {
  const { address } = useDeskAddress();
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  // A desk that is left goes on saving only while somebody can stop it.
  useEffect(() => () => running.current?.abort(), []);

  async function save() {
    running.current = new AbortController();
    const { signal } = running.current;
    const name = `desk-${dayOf(Date.now())}.csv`;
    setBytes(0);
    try {
      const options = { name, signal, onProgress: setBytes };
      if (await download(exportPath(address), options)) await toastSuccess(`${name} is saved`);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      await toastWarning(failure.text ?? "The file could not be made. Please try again.");
    } finally {
      setBytes(undefined);
    }
  }
  return { save, stop: () => running.current?.abort(), bytes };
}
