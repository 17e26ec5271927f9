import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows at that moment: RFC 6238 by its own words, so that the product's has a check. */
export function appCode(secret: string, now: Date): string {
  return codeAt(fromBase32(secret), Math.floor(now.getTime() / 30_000));
}

/** Six digits that are right neither then nor a step away: the first of such, or one of the next. */
export function wrongCode(secret: string, now: Date, nth = 0): string {
  const near = [-1, 0, 1].map((off) => appCode(secret, new Date(now.getTime() + off * 30_000)));
  const others = Array.from({ length: 10 }, (_, digit) => `00000${digit}`);
  return others.filter((code) => !near.includes(code))[nth] ?? "000009";
}

/** HOTP of RFC 4226 §5.3. */
function codeAt(key: Buffer, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac("sha1", key).update(message).digest();
  const offset = hash.readUInt8(19) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** RFC 4648 §6. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
