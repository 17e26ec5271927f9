import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appCode } from "#tests/authenticator.ts";
import { makeRecoveryCodes, makeSecret, readableCode, stepOf } from "./second-step.ts";

/** "12345678901234567890" in base32, and the codes of RFC 6238 appendix B, of which the last six digits are ours. */
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const vectors = [
  { seconds: 59, code: "94287082" },
  { seconds: 1_111_111_109, code: "07081804" },
  { seconds: 1_111_111_111, code: "14050471" },
  { seconds: 1_234_567_890, code: "89005924" },
  { seconds: 2_000_000_000, code: "69279037" },
  { seconds: 20_000_000_000, code: "65353130" },
].map(({ seconds, code }) => ({ seconds, code: code.slice(2) }));

const at = (seconds: number) => new Date(seconds * 1000);

test.each(vectors)("RFC 6238, appendix B: $code at $seconds s", ({ seconds, code }) => {
  expect(stepOf(rfcSecret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  expect(appCode(rfcSecret, at(seconds))).toBe(code);
});

describe("for any secret and any moment", () => {
  const moments = fc.integer({ min: 300, max: 4_000_000_000 });

  test("the app's code is right, a step early and a step late, too, and no further", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -5, max: 5 }), (seconds, stepsOff) => {
        const { secret } = makeSecret("office@example.com");
        const shown = at(seconds + stepsOff * 30);
        const around = [-1, 0, 1].map((off) => appCode(secret, at(seconds + off * 30)));
        const code = appCode(secret, shown);

        const found = stepOf(secret, code, at(seconds));

        // Two steps have the same code once in a million.
        const expected = around.indexOf(code);
        if (expected === -1) expect(found).toBeUndefined();
        else expect(around[(found ?? 0) - Math.floor(seconds / 30) + 1]).toBe(code);
      }),
    );
  });

  test("any other text is wrong", () => {
    const { secret } = makeSecret("office@example.com");
    const now = at(1_234_567_890);
    const right = [-1, 0, 1].map((off) => appCode(secret, at(1_234_567_890 + off * 30)));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{6}$/)), (text) => {
        expect(stepOf(secret, text, now) !== undefined).toBe(right.includes(text));
      }),
    );
  });
});

test("the address for the QR code names the product, the account and the secret", () => {
  const { secret, uri } = makeSecret("office@example.com");
  const { protocol, host, pathname, searchParams } = new URL(uri);

  expect(`${protocol}//${host}`).toBe("otpauth://totp");
  expect(decodeURIComponent(pathname)).toBe("/Meridian360:office@example.com");
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: "Meridian360",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test("recovery codes are ten, all different, without signs that look alike", () => {
  const codes = makeRecoveryCodes();

  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
  expect(readableCode("ABCDEFGHJKLM")).toBe("ABCD-EFGH-JKLM");
});
