import * as v from "valibot";

/** As it is kept; `changed_at` is ISO 8601, UTC. */
export const template = v.object({
  id: v.string(),
  name: v.string(),
  subject: v.string(),
  text: v.string(),
  version: v.number(),
  changed_at: v.string(),
});
export type Template = v.InferOutput<typeof template>;
