import { expect, test } from "vitest";
import { hydrateAfterPaint } from "./hydrate-after-paint.ts";

const page = `<head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/entry.js"/></head><body><a href="/x">x</a><script nonce="n">window.context = 1;</script><script nonce="n" type="module" async="">import "/assets/manifest.js"; const price = "$1 $&";</script></body>`;

test("no script is asked for before the page is painted", () => {
  const html = hydrateAfterPaint(page);

  expect(html).not.toContain("modulepreload");
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script nonce="n">window.context = 1;</script>');
});

test("the start stays in the page as it was, and a starter with the same nonce stands at its beginning", () => {
  const html = hydrateAfterPaint(page);

  expect(html).toContain(
    '<script nonce="n" type="text/plain" id="start">import "/assets/manifest.js"; const price = "$1 $&";</script></body>',
  );
  expect(html).toMatch(/^<head><meta charSet="utf-8"\/><script nonce="n">\{\n/);
  expect(html).toContain('<a href="/x">x</a>');
});

test("a page without a start stays as it is", () => {
  const plain = '<head><meta charSet="utf-8"/></head><body></body>';

  expect(hydrateAfterPaint(plain)).toBe(plain);
});

test("a page whose starter has no place is an error, not a page without scripts", () => {
  const unknown = page.replace("charSet", "charset");

  expect(() => hydrateAfterPaint(unknown)).toThrow("starter");
});
