import { patientFetch } from "#app/api.ts";
import { call, dataOf } from "#app/staff/call.ts";
import type {
  BulkChanged,
  Changed,
  DeskChoices,
  DeskCounts,
  DeskPage,
  OpenedLead,
  SavedView,
  Undone,
} from "#contract/answers/desk.ts";
import type { BulkInput, LeadPatch, ViewInput } from "#contract/desk-changes.ts";
import { type DeskAddress, deskParameters } from "./address.ts";

const data = <T>(method: string, path: string, json?: unknown) => dataOf<T>(method, path, { json });
/** Of up to `bulkMax` leads. */
const ofMany = <T>(path: string, json: unknown) =>
  dataOf<T>("POST", path, { json, fetch: patientFetch });
const leadPath = (id: string) => `/desk/leads/${encodeURIComponent(id)}`;
const viewPath = (id: string) => `/desk/views/${encodeURIComponent(id)}`;

/** The desk's door to the API; it comes with the desk's own code. Each method gives the answer's `data`. @throws ApiFailure */
export const deskApi = {
  page: (address: DeskAddress) => call<DeskPage>("GET", `/desk/leads?${deskParameters(address)}`),
  counts: () => data<DeskCounts>("GET", "/desk/counts"),
  choices: () => data<DeskChoices>("GET", "/desk/choices"),
  lead: (id: string) => data<OpenedLead>("GET", leadPath(id)),
  change: (id: string, patch: LeadPatch) => data<Changed>("PATCH", leadPath(id), patch),
  changeMany: (input: BulkInput) => ofMany<BulkChanged>("/desk/bulk", input),
  /** The same key stores the same note once. */
  addNote: (id: string, text: string, key: string) =>
    dataOf<Changed>("POST", `${leadPath(id)}/notes`, { json: { text }, key }),
  undo: (changeId: string) => ofMany<Undone>("/desk/undo", { change_id: changeId }),
  views: () => data<SavedView[]>("GET", "/desk/views"),
  /** The same key adds the same view once. */
  addView: (json: ViewInput, key: string) =>
    dataOf<SavedView>("POST", "/desk/views", { json, key }),
  changeView: (id: string, input: ViewInput) => data<SavedView>("PUT", viewPath(id), input),
  removeView: (id: string) => call<unknown>("DELETE", viewPath(id)),
};

/** Where the events come from; see #app/event-stream.ts. */
export const eventsPath = "/desk/events";

/** All leads of a filter as a file. */
export function exportPath(address: DeskAddress): string {
  return `/desk/leads.csv?${deskParameters(address)}`;
}
