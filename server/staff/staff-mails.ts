import { brand } from "#content/brand.ts";
import { invitationDays } from "#contract/team.ts";
import { whenText } from "#contract/when-text.ts";
import type { Dependencies, Mail } from "#server/dependencies.ts";
import { mailWords } from "#server/mail/words.ts";
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
export function passwordChangedMail(staff: Staff, { publicUrl, now }: Place): Mail {
  return staffMail(staff, `Your password for the ${brand.name} admin panel was changed`, [
    `It was changed on ${whenText(now())}. Whoever else was logged in with the old one no longer is.`,
    `If it was not you, choose a new one at once with "Forgot password?" at ${publicUrl}/admin/login.`,
  ]);
}

type Place = Pick<Dependencies, "publicUrl" | "now">;

type Invited = { id: string; name: string; email: string; token: string };

/** With the link that makes an account. The token stands behind the # and so in no server's log. */
export function invitationMail(
  { token, ...invited }: Invited,
  by: { name: string; email: string },
  { publicUrl }: Pick<Dependencies, "publicUrl">,
): Mail {
  return staffMail(invited, `Your account for the ${brand.name} admin panel`, [
    `Hello ${invited.name},`,
    `${by.name || by.email} invites you to the admin panel of ${brand.name}. Choose a password of your own here:`,
    `${publicUrl}/admin/login?step=invitation#${token}`,
    `The link works once, within ${invitationDays} days. Please do not pass it on.`,
    "If you do not know what this is about, you need do nothing.",
  ]);
}

export function accountEndedMail(staff: Staff, place: Place): Mail {
  return staffMail(staff, `Your account for the ${brand.name} admin panel was ended`, [
    `A colleague ended it on ${whenText(place.now())}. You are logged out everywhere.`,
    "If that is a mistake, ask a colleague to open it again.",
  ]);
}

export function accountOpenedMail(staff: Staff, place: Place): Mail {
  return staffMail(staff, `Your account for the ${brand.name} admin panel is open again`, [
    `A colleague opened it on ${whenText(place.now())}. Your password is the one that you had.`,
    `Log in at ${place.publicUrl}/admin/login, or choose a new password there with "Forgot password?".`,
  ]);
}

export function twoStepOnMail(staff: Staff, place: Place): Mail {
  return staffMail(staff, "Two-step login was switched on", [
    `Since ${whenText(place.now())} a login to the ${brand.name} admin panel asks for a code of your authenticator app as well.`,
    "If it was not you, tell a colleague: they can reset it under Team. Then change your password.",
  ]);
}

export function twoStepOffMail(staff: Staff, place: Place): Mail {
  return staffMail(staff, "Two-step login was switched off", [
    `Since ${whenText(place.now())} your password is enough for the ${brand.name} admin panel.`,
    `If it was not you, choose a new password at once with "Forgot password?" at ${place.publicUrl}/admin/login.`,
  ]);
}

export function twoStepResetMail(staff: Staff, place: Place): Mail {
  return staffMail(staff, "Two-step login was reset", [
    `A colleague switched it off for you on ${whenText(place.now())}. Until you switch it on again, your password is enough for the ${brand.name} admin panel.`,
    "If you did not ask for it, talk to your colleagues, and choose a new password.",
  ]);
}

function staffMail({ id, email }: Staff, subject: string, paragraphs: string[]): Mail {
  return { aboutId: id, to: email, ...mailWords(subject, paragraphs) };
}
