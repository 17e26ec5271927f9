import type * as v from "valibot";
import { check } from "#contract/validate.ts";
import { Problem } from "./problem.ts";

/** What came, by its schema. @throws Problem 400 with the text of the first failing rule. */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = check(schema, value);
  if (!result.ok) throw new Problem(400, result.error);
  return result.value;
}
