import { useState } from "react";
import { ApiFailure } from "#app/api.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toastWarning } from "#app/ui/toast.ts";
import { exportPath } from "./desk-api.ts";
import { saveFile } from "./save-file.ts";
import { dayOf } from "./span.ts";
import { useDeskAddress } from "./use-desk-address.ts";

/** Everything that the filter gives, as a table file. */
export function ExportButton() {
  const { address } = useDeskAddress();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    if (isBusy) return;
    setBusy(true);
    try {
      await saveFile(exportPath(address), `desk-${dayOf(Date.now())}.csv`);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      void toastWarning(failure.text ?? "The file could not be made. Please try again.");
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="line" size="sm" busy={isBusy} onClick={() => void save()}>
      <Icon name="arrow-down" />
      CSV
    </Button>
  );
}
