import * as v from "valibot";
import { isDay } from "./days.ts";
import { deskNameMax, offices, stages } from "./desk.ts";
import { lengthMax } from "./lengths.ts";
import { seenVersion } from "./seen-version.ts";
import { isSendKey } from "./send-key.ts";
import { form, optional, required, typed } from "./validate.ts";

/** In characters; a view's query is an address's. */
const queryMax = 2000;
const idMax = 100;
/** So many leads are changed at once by their ids; by their filter `bulkMax`. */
const idsMax = 1000;
/** More leads are not changed at once: the answer names each, and whoever waits for it waits no longer than this takes. */
export const bulkMax = 10_000;

const version = seenVersion("lead");
const stageText = `stage must be ${stages.join(", ")}.`;
const officeText = `office must be ${offices.join(", ")}.`;
const dayText = "The day of the next step must be a date such as 2026-03-02.";
const ownerText = "owner_id must be a staff member's, or null.";
const trashedText = "trashed must be true or false.";

/** Why a lead was lost. */
export const lostReason = optional("The reason", lengthMax.name);

/** Any of a lead's fields; what is missing stays. A reason comes with the stage "lost", and goes with it. */
const change = {
  stage: v.optional(v.picklist(stages, stageText)),
  lost_reason: v.optional(lostReason),
  owner_id: v.optional(v.nullable(v.pipe(v.string(ownerText), v.maxLength(idMax, ownerText)))),
  next_step: v.optional(optional("The next step", lengthMax.name)),
  next_step_on: v.optional(
    v.pipe(
      v.string(dayText),
      v.trim(),
      v.check((day) => day === "" || isDay(day), dayText),
    ),
  ),
  office: v.optional(v.picklist(offices, officeText)),
  /** true: into the trash; false: out of it. */
  trashed: v.optional(v.boolean(trashedText)),
};
const nothing = "Send at least one field to change.";
const reasonText = "A reason can only be given with the stage lost.";

type Sent = { stage?: string | undefined; lost_reason?: string | undefined };
function hasStageForReason({ stage, lost_reason }: Sent): boolean {
  return !lost_reason || stage === "lost";
}
const leadChange = v.pipe(
  v.object(change, nothing),
  v.check((sent) => Object.values(sent).some((value) => value !== undefined), nothing),
  v.check((sent) => hasStageForReason(sent), reasonText),
);
export type LeadChangeInput = v.InferOutput<typeof leadChange>;

const ownIdText = "change_id must be 8 to 100 letters, digits or hyphens.";
/** By which it can be undone: whoever sends one can also where the answer gets lost. Sent again, it is the same change. */
const change_id = v.optional(v.pipe(v.string(ownIdText), v.check(isSendKey, ownIdText)));

/** PATCH of one lead: the fields, and the version that was seen. */
export const leadPatch = v.pipe(
  v.object({ version, change_id, ...change }, version.message),
  v.check(
    ({ version: _, change_id: __, ...sent }) =>
      Object.values(sent).some((value) => value !== undefined),
    nothing,
  ),
  v.check((sent) => hasStageForReason(sent), reasonText),
);
export type LeadPatch = v.InferOutput<typeof leadPatch>;

const idsText = `Choose 1 to ${idsMax.toLocaleString("en-US")} leads.`;
const filterText = "filter must be query, total and read_at of the list that was seen.";
/** When a list was read, as it says itself. */
const readAt = (text: string) =>
  v.pipe(
    v.string(text),
    v.check((at) => !Number.isNaN(Date.parse(at)), text),
    v.transform((at) => new Date(at)),
  );
/** All of a list as it was seen: by which part of an address after "?", how many they were, and when it was read. */
const seenList = v.object(
  {
    query: v.pipe(v.string(filterText), v.maxLength(queryMax, filterText)),
    total: v.number(filterText),
    read_at: readAt(filterText),
  },
  filterText,
);
export type SeenList = v.InferOutput<typeof seenList>;

/**
 * Which leads: by their ids, or all that a filter gives; and what becomes of them. `read_at` beside ids: when they were seen;
 * one in which somebody else has changed the same since then stays.
 */
export const bulkInput = v.pipe(
  v.object(
    {
      ids: v.optional(
        v.pipe(
          v.array(v.pipe(typed(idsText), v.maxLength(idMax, idsText)), idsText),
          v.minLength(1, idsText),
          v.maxLength(idsMax, idsText),
        ),
      ),
      read_at: v.optional(readAt("read_at must be when the list was read.")),
      filter: v.optional(seenList),
      change_id,
      change: leadChange,
    },
    nothing,
  ),
  v.check(
    ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
    "Send either ids or filter.",
  ),
);
export type BulkInput = v.InferInput<typeof bulkInput>;

/** Words of the staff on a lead; the visitor never reads them. */
export const noteInput = form({ text: required("The note is empty.", "The note", lengthMax.text) });

const changeText = "change_id must be what the change answered.";
/** Takes back what one change did, to one lead or to many. */
export const undoInput = form({
  change_id: v.pipe(typed(changeText), v.nonEmpty(changeText), v.maxLength(idMax, changeText)),
});

const sharedText = "is_shared must be true or false.";
/** A filter with a name; `query` is the part of an address after "?". A shared one is shown to all staff. */
export const viewInput = form({
  name: required("A view needs a name.", "The name", deskNameMax),
  query: optional("The filter", queryMax),
  is_shared: v.optional(v.boolean(sharedText), false),
});
export type ViewInput = v.InferOutput<typeof viewInput>;
