import type { Context } from "hono";
import type * as v from "valibot";
import { check } from "#contract/validate.ts";
import { Problem } from "./problem.ts";

/**
 * What the address asks for after its "?", checked.
 * @throws Problem 400 with the text of the first failing rule.
 */
export function readQuery<S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  const checked = check(schema, c.req.query());
  if (!checked.ok) throw new Problem(400, checked.error);
  return checked.value;
}
