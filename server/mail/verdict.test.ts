import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verdictOn } from "./verdict.ts";

const refusal = (response: string, command: string) => ({
  responseCode: Number(response.slice(0, 3)),
  response,
  command,
});

describe("an answer", () => {
  test.each([
    ["550 5.1.1 No such user", "RCPT TO", "bounced"],
    ["550-5.1.1 The account does not exist", "RCPT TO", "bounced"],
    ["553 5.1.2 Bad destination system", "RCPT TO", "bounced"],
    ["550 5.2.1 Mailbox disabled", "RCPT TO", "bounced"],
    ["550 No such user here", "RCPT TO", "bounced"],
    ["551 User not local", "RCPT TO", "bounced"],
    // A policy is about us, and would take a whole list with it.
    ["550 5.7.1 Client host blocked", "RCPT TO", "refused"],
    ["554 5.7.1 Relay access denied", "RCPT TO", "refused"],
    ["554 Transaction failed", "RCPT TO", "refused"],
    ["554 5.7.1 Message looks like spam", "DATA", "refused"],
    ["550 5.1.1 User unknown", "DATA", "refused"],
    ["552 5.2.2 Mailbox full", "RCPT TO", "retry"],
    ["452 4.2.2 Mailbox full", "RCPT TO", "retry"],
    ["451 4.7.1 Greylisted", "RCPT TO", "retry"],
    ["421 4.3.2 Going down", "DATA", "retry"],
    ["535 5.7.8 Wrong password", "AUTH PLAIN", "retry"],
    ["550 5.7.1 Sender refused", "MAIL FROM", "retry"],
  ])("%s to %s: %s", (response, command, verdict) => {
    expect(verdictOn(refusal(response, command), false)).toBe(verdict);
    expect(verdictOn(refusal(response, command), true)).toBe(verdict);
  });

  test("is what counts: with one, nothing is ever unclear", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 400, max: 599 }),
        fc.string(),
        fc.string(),
        (code, text, command) => {
          const error = { responseCode: code, response: `${code} ${text}`, command };
          expect(verdictOn(error, true)).not.toBe("unclear");
        },
      ),
    );
  });
});

test.each([new Error("Connection closed"), undefined, { code: "ETIMEDOUT" }])(
  "without an answer (%s) it is unclear once the last byte may have left, and tried again before",
  (error) => {
    expect(verdictOn(error, true)).toBe("unclear");
    expect(verdictOn(error, false)).toBe("retry");
  },
);
