import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { brand } from "#content/brand.ts";
import type { TwoStepSecret } from "#contract/answers/two-step.ts";
import { recoveryCodeCount } from "#contract/two-step.ts";

const stepSeconds = 30;
/** 160 bits, as long as the hash (RFC 4226 §4, R6). */
const secretBytes = 20;
/** One step early or late: a clock that is off, and the time that typing takes. Source: RFC 6238 §5.2. */
const window = 1;

/** Without I and O, 0 and 1: each can be told from the others on paper. 32 signs, so that each has the same chance. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const signsInCode = 12;

/** A new secret for an authenticator app, as text and as the address that the QR code holds. */
export function makeSecret(email: string): TwoStepSecret {
  const totp = totpOf(new Secret({ size: secretBytes }).base32, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Which step a code is of: the count of half minutes since 1970. Undefined for a wrong one, and for one that is more
 * than a step early or late. Whether that step was used before, the store knows.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/** What every authenticator app can: SHA-1 and six digits. */
function totpOf(secret: string, label = "") {
  return new TOTP({
    issuer: brand.name,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}

/** 60 random bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    [...randomBytes(signsInCode)].map((byte) => signs[byte % signs.length]).join(""),
  );
}

/** In groups of four, as people read and write it. */
export function readableCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}
