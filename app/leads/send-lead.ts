import { ApiFailure } from "#app/api.ts";
import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import { forget, type KeptLead, keep, readKept, waitingPlaces } from "./kept-leads.ts";
import { type LeadPlace, leadForms, type Values } from "./lead-forms.ts";

/** What became of a lead: `refused` has the server's reason, `waiting` is sent by itself later. */
export type LeadNews =
  | { place: LeadPlace; state: "sending" }
  | { place: LeadPlace; state: "sent"; receipt: string }
  | { place: LeadPlace; state: "waiting" }
  | { place: LeadPlace; state: "refused"; text: string };

const tryAgainMs = 15_000;
const listeners = new Set<(news: LeadNews) => void>();
const underWay = new Set<LeadPlace>();

/** Tells of every lead, whichever form it came from and whoever pressed Send. Gives the way to stop listening. */
export function onLeadNews(listener: (news: LeadNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(news: LeadNews): void {
  for (const listener of listeners) listener(news);
}

/** Sends what was typed. It is kept first, and until the server has said that it has it. */
export async function sendLead(place: LeadPlace, values: Values): Promise<void> {
  const failure = await trySending(place, keep(place, values, true));
  if (failure) await toastWarning(leadForms[place].failureText(failure));
}

/** Sends what is waiting, quietly: now, when the connection is back, and from time to time. Gives the way to stop. */
export function keepSending(): () => void {
  const sendWaiting = () => {
    for (const place of waitingPlaces()) {
      const kept = readKept(place);
      if (kept) void trySending(place, kept);
    }
  };
  const timer = setInterval(sendWaiting, tryAgainMs);
  window.addEventListener("online", sendWaiting);
  sendWaiting();
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", sendWaiting);
  };
}

/** Gives the failure, if there was one. */
async function trySending(place: LeadPlace, kept: KeptLead): Promise<ApiFailure | undefined> {
  if (underWay.has(place)) return undefined;
  underWay.add(place);
  tell({ place, state: "sending" });
  try {
    const { receipt } = await leadForms[place].send(kept.values, kept.key);
    forget(place);
    tell({ place, state: "sent", receipt });
    void toastSuccess(leadForms[place].sentText, `Receipt ${receipt}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return stopTrying(place, kept, error);
  } finally {
    underWay.delete(place);
  }
}

/** A failure that passes leaves the lead waiting; any other gives it back to the person. */
function stopTrying(place: LeadPlace, kept: KeptLead, failure: ApiFailure): ApiFailure {
  keep(place, kept.values, failure.isPassing);
  if (failure.isPassing) tell({ place, state: "waiting" });
  else tell({ place, state: "refused", text: leadForms[place].failureText(failure) });
  return failure;
}
