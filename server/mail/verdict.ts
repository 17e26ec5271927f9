type Verdict = "retry" | "bounced" | "refused" | "unclear";

/** What nodemailer tells of an SMTP server's refusal. */
type Refusal = { responseCode?: number; response?: string; command?: string };

/** RFC 3463: 5.1 is about the address, 5.2.1 a mailbox that is closed. Not 5.2.2, which is full, nor 5.7, a policy. */
const ADDRESS = /^5\d\d[ -]5\.(?:1\.\d+|2\.1)\b/;
const ENHANCED = /^5\d\d[ -]5\.\d+\.\d+\b/;
const FULL = /^5\d\d[ -]5\.2\.2\b/;
/** What servers without such codes say of an address that is not there (RFC 5321 §4.2.3). */
const addressCodes = [550, 551, 553];

/**
 * What follows from a failed try of a mail that must not go twice. `isHanded`: its last byte may have left, so without
 * an answer nobody knows whether it was taken.
 */
export function verdictOn(error: unknown, isHanded: boolean): Verdict {
  const { responseCode = 0, response = "", command } = (error ?? {}) as Refusal;
  if (responseCode < 400) return isHanded ? "unclear" : "retry";
  if (responseCode < 500 || FULL.test(response)) return "retry";
  if (command === "RCPT TO") return isOfAddress(responseCode, response) ? "bounced" : "refused";
  // Before the recipient was named it is about us: a wrong password, say. Operators mend that.
  return command === "DATA" ? "refused" : "retry";
}

function isOfAddress(code: number, response: string): boolean {
  return ENHANCED.test(response) ? ADDRESS.test(response) : addressCodes.includes(code);
}
