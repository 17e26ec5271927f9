import type { Context } from "hono";
import type * as v from "valibot";
import { checked } from "./checked.ts";

/**
 * What the address asks for after its "?", checked.
 * @throws Problem 400 with the text of the first failing rule.
 */
export function readQuery<S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  return checked(schema, c.req.query());
}
