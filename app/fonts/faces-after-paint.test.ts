import { expect, test } from "vitest";
import { facesAfterPaint } from "./faces-after-paint.ts";

const faces = '<noscript id="faces"><link rel="stylesheet" href="/assets/faces.css"/></noscript>';
const page = `<head>${faces}</head><body><noscript>Please call us.</noscript></body>`;

test("the letters stay for whoever has no scripts, and a loader with the nonce stands behind them", () => {
  const html = facesAfterPaint(page, "n+/=");

  expect(html).toContain(`${faces}<script nonce="n+/=">`);
  expect(html).toContain("<noscript>Please call us.</noscript>");
  expect(html.match(/<script/g)).toHaveLength(1);
});

test("without a nonce the policy knows the loader by its text; a page without late letters stays as it is", () => {
  expect(facesAfterPaint(page, undefined)).toContain(`${faces}<script>`);
  expect(facesAfterPaint("<head></head>", "n")).toBe("<head></head>");
});
