import type { ApiFailure } from "#app/api.ts";
import { failureOf } from "#app/failure-of.ts";
import { ownZone } from "#app/ui/own-zone.ts";
import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import { brand } from "#content/brand.ts";
import { answerConsent } from "#contract/consent.ts";
import { promiseText } from "#contract/promise.ts";
import { isMended } from "#contract/validate.ts";
import { isStillWaiting } from "./is-still-waiting.ts";
import { forget, type KeptLead, keepAs, type LeadProblem, readKept } from "./kept-leads.ts";
import { knownSources } from "./kept-sources.ts";
import { leadForms } from "./lead-forms.ts";
import { tell } from "./lead-news.ts";
import type { LeadPlace, Values } from "./lead-places.ts";
import { rememberAnswer } from "./newsletter-answer.ts";
import { storedProof } from "./stored-proof.ts";
import { whatFollows } from "./what-follows.ts";

/** A lead that waited longer is sent from whatever page is open by then. */
const atOnceMs = 10_000;
/** On a page that may show no form: what the reason is about. */
const laterText = "A form that you filled in before was not sent. What you typed is still in it.";

/** Checks a kept lead, sends it and says what became of it. `isAsked`: to who waits for it. */
export async function deliver(place: LeadPlace, kept: KeptLead, isAsked: boolean): Promise<void> {
  const form = leadForms[place];
  const checked = form.check(kept.values);
  if (!checked.ok) {
    const { error: text, field } = checked;
    return refuse(place, kept, { text, ...(field && { field }) }, isAsked);
  }
  tell({ place, state: "sending" });
  try {
    const { receipt, answer_by } = await checked.value(kept.key, signalsOf(kept));
    const answer = promiseText(new Date(answer_by), ownZone(), brand.offices);
    const promise = whatFollows(answer, kept.values.newsletter);
    // In another tab something newer may have been typed since.
    if (readKept(place)?.key === kept.key) forget(place);
    if (kept.values.newsletter) rememberAnswer();
    tell({ place, state: "sent", receipt, promise });
    void toastSuccess(form.sentText, `Receipt ${receipt}. ${promise}`.trim());
  } catch (error) {
    stopTrying(place, kept, failureOf(error), isAsked);
  }
}

/** Whether what was said of a field is no longer so of what stands there now. */
export function isPutRight(place: LeadPlace, problem: LeadProblem, values: Values): boolean {
  return isMended(problem, leadForms[place].check(values));
}

/** What the form says of itself beside what was typed. */
function signalsOf({ at, shown }: KeptLead) {
  return {
    consent: answerConsent.version,
    proof: storedProof(),
    zone: ownZone(),
    ...(shown && at >= shown && { filled_ms: at - shown }),
    ...whereFrom(at),
  };
}

/** The page of the form and the way to it; not from who asks not to be tracked. */
function whereFrom(at: number) {
  const sources = knownSources();
  if (!sources) return {};
  return {
    source_first: sources.first,
    source_last: sources.last,
    ...(Date.now() - at < atOnceMs && { page: location.pathname }),
  };
}

/** A failure that passes leaves the lead waiting; any other gives it back to the person. */
function stopTrying(place: LeadPlace, kept: KeptLead, failure: ApiFailure, isAsked: boolean) {
  const text = leadForms[place].failureText(failure);
  if (!isOurs(place, kept) || !isStillWaiting(failure)) {
    return refuse(place, kept, { text }, isAsked);
  }
  keepAs(place, { ...kept, isWaiting: true });
  tell({ place, state: "waiting" });
  if (isAsked) void toastWarning(text);
}

/** Nobody may have the form before them any more: what is wrong is said on any page, and again where it is opened. */
function refuse(place: LeadPlace, kept: KeptLead, problem: LeadProblem, isAsked: boolean) {
  const isKept = isOurs(place, kept);
  if (isKept) keepAs(place, { ...kept, isWaiting: false, problem });
  tell({ place, state: "refused", problem, isAsked });
  if (isAsked) void toastWarning(problem.text);
  else if (isKept) void toastWarning(problem.text, laterText);
}

/** In another tab it may have been taken back and changed meanwhile. */
function isOurs(place: LeadPlace, kept: KeptLead): boolean {
  return (readKept(place) ?? kept).key === kept.key;
}
