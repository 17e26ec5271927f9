import type * as v from "valibot";
import { subscriptionInput } from "./leads.ts";
import { form } from "./validate.ts";

/** An address whose data is asked for. */
export const personInput = form(subscriptionInput.entries);
export type PersonInput = v.InferOutput<typeof personInput>;
