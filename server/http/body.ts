import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type * as v from "valibot";
import { checked } from "./checked.ts";
import { Problem } from "./problem.ts";
import { endWhenSilent } from "./silent-line.ts";

/** Twice what the longest allowed enquiry needs when every character is escaped. */
const bodyBytesMax = 128 * 1024;

/** For JSON, and for forms posted to pages. */
export const limitBody = limitBodyTo(bodyBytesMax);

/**
 * Refuses a longer body with 413 and that text, whether or not Content-Length gives its length; ends one that falls silent.
 * Where it is given that is enough, because Node reads no further: to look at the body itself would make a stream of it.
 */
export function limitBodyTo(
  bytesMax: number,
  text = "The request is too large.",
): MiddlewareHandler {
  const tooLarge = () => {
    throw new Problem(413, text);
  };
  const limitUntold = bodyLimit({ maxSize: bytesMax, onError: tooLarge });
  return (c, next) => {
    const length = c.req.header("content-length");
    if (length ? length !== "0" : c.req.header("transfer-encoding")) endWhenSilent(c);
    if (length === undefined) return limitUntold(c, next);
    if (Number(length) > bytesMax) tooLarge();
    return next();
  };
}

/**
 * The body, checked. `aliases` are other names under which a field may come.
 * @throws Problem 415 if the body is not JSON, 400 with the text of the first failing rule.
 */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
  aliases: Record<string, string> = {},
): Promise<v.InferOutput<S>> {
  if (bodyTypeOf(c) !== "application/json") throw new Problem(415, "Send the request as JSON.");
  return checked(schema, renamed(await jsonObject(c), aliases));
}

/** As what the body comes, such as application/json, without parameters; empty if the request does not say. */
export function bodyTypeOf(c: Context): string {
  const [type = ""] = (c.req.header("content-type") ?? "").split(";");
  return type.trim().toLowerCase();
}

async function jsonObject(c: Context): Promise<object> {
  const body = await jsonOf(c);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Problem(400, "Send one JSON object.");
  }
  return body;
}

/** Read once for all who ask. */
function jsonOf(c: Context): Promise<unknown> {
  const read: Promise<unknown> = c.get("json") ?? c.req.text().then(JSON.parse).catch(notJson);
  c.set("json", read);
  return read;
}

function notJson(error: unknown): never {
  if (error instanceof SyntaxError) throw new Problem(400, "The request is not valid JSON.");
  throw error;
}

/** A field under its own name wins over its alias. */
function renamed(body: object, aliases: Record<string, string>): object {
  const used = Object.entries(aliases).filter(
    ([alias, name]) => Object.hasOwn(body, alias) && !Object.hasOwn(body, name),
  );
  if (used.length === 0) return body;
  return {
    ...body,
    ...Object.fromEntries(used.map(([alias, name]) => [name, Reflect.get(body, alias)])),
  };
}
