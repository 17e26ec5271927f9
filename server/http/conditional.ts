import { createHash } from "node:crypto";
import type { Context } from "hono";

type Bytes = Buffer<ArrayBuffer>;

/** What an address has to give just now. `brotli` is made when it is first wanted, or is not there. */
export type Representation = {
  bytes: Bytes;
  brotli: () => Bytes | undefined;
  /** With its ETag. */
  headers: Record<string, string>;
};

/** Strong: other bytes have another one. */
export function etagOf(bytes: Bytes): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** The whole, compressed where the browser takes it, or 304 where it has it already. Source: RFC 9110 §13. */
export function answerConditionally(c: Context, { bytes, brotli, headers }: Representation) {
  const known = (c.req.header("if-none-match") ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(headers.ETag ?? "")) return new Response(null, { status: 304, headers });

  const takesBrotli = /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
  const compressed = takesBrotli ? brotli() : undefined;
  const body = compressed ?? bytes;
  return new Response(c.req.method === "HEAD" ? null : body, {
    headers: {
      ...headers,
      "Content-Length": String(body.length),
      ...(compressed && { "Content-Encoding": "br" }),
    },
  });
}
