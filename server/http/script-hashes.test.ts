import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashesForNonce, inlineScriptHashes } from "./script-hashes.ts";

test("every inline script is hashed, none with a source", () => {
  const html = `<script>a()</script><script type="module" async="">b(
)</script><script src="/c.js"></script><script>a()</script>`;

  expect(inlineScriptHashes(html)).toEqual([
    `'sha256-${sha256("a()")}'`,
    `'sha256-${sha256("b(\n)")}'`,
  ]);
});

test("data for search engines is no script, and needs no hash", () => {
  const html =
    '<script type="application/ld+json">{"@type":"Service"}</script><script>a()</script>';

  expect(inlineScriptHashes(html)).toEqual([`'sha256-${sha256("a()")}'`]);
});

test("of a page with a nonce the scripts that have it are hashed, and it goes", () => {
  const html = '<script nonce="n">a()</script><p><script>planted()</script></p><link nonce="n"/>';

  expect(hashesForNonce(html, "n")).toEqual({
    html: "<script>a()</script><p><script>planted()</script></p><link/>",
    hashes: [`'sha256-${sha256("a()")}'`],
  });
});

function sha256(text: string) {
  return createHash("sha256").update(text).digest("base64");
}
