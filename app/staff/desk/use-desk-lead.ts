import { useEffect, useState } from "react";
import { ApiFailure } from "#app/api.ts";
import type { OpenedLead } from "#contract/answers/desk.ts";
import { deskApi } from "./desk-api.ts";

type Loaded = { id: string; opened?: OpenedLead; failure?: string };

/** The lead that is open, anew when `round` grows; until then the last one stays, beside a failure too. */
export function useDeskLead(id: string | undefined, round: number) {
  const [loaded, setLoaded] = useState<Loaded>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again for the same
  useEffect(() => {
    if (!id) return;
    let isWanted = true;
    deskApi.lead(id).then(
      (opened) => isWanted && setLoaded({ id, opened }),
      (failure) => {
        if (!(failure instanceof ApiFailure)) throw failure;
        if (isWanted) setLoaded((before) => failed(id, failure, before));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, round]);
  return id !== undefined && loaded?.id === id ? loaded : undefined;
}

/** What is being written in the panel is not lost, unless there is no lead for it any more. */
function failed(id: string, failure: ApiFailure, before: Loaded | undefined): Loaded {
  const opened = before?.id === id && failure.status !== 404 ? before.opened : undefined;
  return { id, failure: textOf(failure), ...(opened && { opened }) };
}

function textOf({ status, text }: ApiFailure): string {
  if (status === 404) return "This lead is not there any more.";
  return text ?? "The lead could not be loaded. Please try again.";
}
