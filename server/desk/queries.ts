import type { GenericSchema, InferOutput } from "valibot";
import { type DeskFilter, type DeskQuery, deskFilter, deskQuery } from "#contract/desk-query.ts";
import { check } from "#contract/validate.ts";
import { Problem } from "#server/http/problem.ts";

/** @throws Problem 400 for a parameter that makes no sense */
export function readQuery(sent: Record<string, string>): DeskQuery {
  return checked(deskQuery, sent);
}

/** What the part of an address after "?" filters by; order, size and place mean nothing here. @throws Problem 400 */
export function readFilter(query: string): DeskFilter {
  return checked(deskFilter, Object.fromEntries(new URLSearchParams(query)));
}

function checked<S extends GenericSchema>(schema: S, sent: unknown): InferOutput<S> {
  const result = check(schema, sent);
  if (!result.ok) throw new Problem(400, result.error);
  return result.value;
}
