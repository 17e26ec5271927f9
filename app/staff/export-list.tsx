import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "#app/api.ts";
import { Button } from "#app/ui/button.tsx";
import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import { leadListParameters } from "#contract/lead-list.ts";
import type { Listed } from "#contract/leads.ts";
import type { LeadKind } from "./lead-kind.ts";
import { arrived } from "./section.ts";
import { useListAddress } from "./use-list-address.ts";

/** Saves all rows of the list, as it is searched and ordered now, for spreadsheets. */
export function ExportList<Lead extends Listed>({ kind }: { kind: LeadKind<Lead> }) {
  const { save, stop, bytes } = useExport(kind);
  const isSaving = bytes !== undefined;
  return (
    <>
      <Button variant="line" size="sm" className="tools__export" onClick={isSaving ? stop : save}>
        {isSaving ? "Stop the export" : "Export CSV"}
      </Button>
      <p className="tools__saved" role="status">
        {isSaving && `Saving: ${megabytes(bytes)} so far`}
      </p>
    </>
  );
}

function useExport<Lead extends Listed>(kind: LeadKind<Lead>) {
  const { query } = useListAddress(kind);
  const { file } = kind;
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  // A list that is left goes on being saved only while somebody can stop it.
  useEffect(() => () => running.current?.abort(), []);

  async function save() {
    running.current = new AbortController();
    const { signal } = running.current;
    const { sort, q, spam } = query;
    const asked = new URLSearchParams(leadListParameters({ sort, q, spam }));
    const name = `${file.name}-${new Date().toISOString().slice(0, 10)}.csv`;
    setBytes(0);
    try {
      const { download } = await arrived(import("#app/download.ts"));
      const options = { name, signal, onProgress: setBytes };
      if (await download(`${file.path}?${asked}`, options)) await toastSuccess(`${name} is saved`);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      await toastWarning(failure.text ?? "The list could not be saved. Please try again.");
    } finally {
      setBytes(undefined);
    }
  }

  return { save: () => void save(), stop: () => running.current?.abort(), bytes };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
