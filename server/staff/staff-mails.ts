import { brand } from "#content/brand.ts";
import type { Dependencies, Mail } from "#server/dependencies.ts";
import type { Staff } from "./store.ts";

/** With the code of a forgotten password. Source: DECISIONS.md "API". */
export function codeMail(staff: Staff, code: string): Mail {
  return staffMail(staff, `Your one-time code for the ${brand.name} admin panel`, [
    `Your one-time code is ${code}.`,
    "It works once, within 10 minutes. Enter it where you asked for it, together with a new password.",
    "If you did not ask for it, you need do nothing: your password stays as it is.",
  ]);
}

/** After a new password, so that nobody changes it unnoticed. */
export function passwordChangedMail(
  staff: Staff,
  { publicUrl, now }: Pick<Dependencies, "publicUrl" | "now">,
): Mail {
  return staffMail(staff, `Your password for the ${brand.name} admin panel was changed`, [
    `It was changed on ${whenText(now())}. Whoever else was logged in with the old one no longer is.`,
    `If it was not you, choose a new one at once with "Forgot password?" at ${publicUrl}/admin/login.`,
  ]);
}

function whenText(when: Date): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${when.toLocaleString("en-GB", format)} UTC`;
}

/** The words are ours alone; nothing in them came from outside. */
function staffMail({ id, email }: Staff, subject: string, paragraphs: string[]): Mail {
  const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
  return {
    leadId: id,
    to: email,
    subject,
    text: paragraphs.join("\n\n"),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body>${body}</body></html>`,
  };
}
