import fc from "fast-check";
import MailComposer from "nodemailer/lib/mail-composer";
import { expect, test } from "vitest";
import { anyText } from "#tests/any-text.ts";
import { composed } from "./compose.ts";

/** Of one line or many, in any script; some so long that they are folded. */
const body = fc
  .tuple(anyText({ maxLength: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([text, times]) => `${text}.`.repeat(times));

test("a mail is composed byte for byte as the library composes it", async () => {
  const mails = fc.record({ subject: anyText({ maxLength: 100 }), text: body, html: body });
  await fc.assert(
    fc.asyncProperty(mails, async ({ subject, text, html }) => {
      const from = { name: "Meridian360", address: "hello@meridian360.example" };
      const messageId = "<1@meridian360.example>";
      const date = new Date("2026-03-02T12:00:00.000Z");
      const mail = { from, to: from, subject, text, html, messageId, date };
      const message = new MailComposer(mail).compile();

      expect(composed(message)).toBe(String(await message.build()));
    }),
  );
});
