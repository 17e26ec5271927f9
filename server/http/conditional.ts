import { hash } from "node:crypto";
import type { Context } from "hono";

type Bytes = Buffer<ArrayBuffer>;

/** What an address has to give just now. `brotli` is made when it is first wanted, or is not there. */
export type Representation = {
  bytes: Bytes;
  brotli: () => Bytes | undefined;
  /** Names in lower case; `etag` among them. */
  headers: Record<string, string>;
  /** Instead of them, for a browser that asks in case somebody wants it. */
  headersAhead?: Record<string, string>;
};

/** Other bytes have another one; weak, because they have it compressed, too. Source: RFC 9110 §8.8.1. */
export function etagOf(bytes: Bytes): string {
  return `W/"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
}

/** What a GET or HEAD says of the answer that it wants. */
export type Wish = {
  method: string | undefined;
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
  /** "prefetch" where it is asked for ahead. Source: the Fetch standard, Sec-Purpose. */
  purpose: string | undefined;
};

/** The whole, compressed where the browser takes it, or 304 where it has it already. Source: RFC 9110 §13. */
export function answerTo(representation: Representation, wish: Wish) {
  const { bytes, brotli } = representation;
  const isAhead = wish.purpose?.startsWith("prefetch");
  const headers = (isAhead && representation.headersAhead) || representation.headers;
  if (wish.ifNoneMatch !== undefined && holdsTag(wish.ifNoneMatch, headers.etag)) {
    return { status: 304, headers, body: null };
  }
  const compressed = takesBrotli(wish.acceptEncoding ?? "") ? brotli() : undefined;
  const body = compressed ?? bytes;
  return {
    status: 200,
    headers: {
      ...headers,
      "content-length": String(body.length),
      ...(compressed && { "content-encoding": "br" }),
    },
    body: wish.method === "HEAD" ? null : body,
  };
}

/** The same through the app. */
export function answerConditionally(c: Context, representation: Representation): Response {
  const { body, ...rest } = answerTo(representation, {
    method: c.req.method,
    ifNoneMatch: c.req.header("if-none-match"),
    acceptEncoding: c.req.header("accept-encoding"),
    purpose: c.req.header("sec-purpose"),
  });
  return new Response(body, rest);
}

/** Named, and not with a weight of 0, which refuses it. Source: RFC 9110 §12.5.3. */
function takesBrotli(accepted: string): boolean {
  const weight = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i.exec(accepted);
  return weight !== null && Number(weight[1] ?? 1) > 0;
}

/** Any, where it is a star; else one that is the same but for its weakness. Source: RFC 9110 §13.1.2. */
function holdsTag(tags: string, tag = ""): boolean {
  const known = tags.split(",").map((one) => opaque(one.trim()));
  return known.includes("*") || known.includes(opaque(tag));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, "");
}
