import { type ActionFunctionArgs, data, redirect } from "react-router";
import { ApiFailure } from "#app/api.ts";
import { type Refusal, refusalContext } from "#app/server-context.ts";
import { brand } from "#content/brand.ts";
import type { Sent } from "#contract/answers/leads.ts";
import { formPages } from "#contract/counted-forms.ts";
import { promiseText } from "#contract/promise.ts";
import { isSendKey } from "#contract/send-key.ts";
import type { Checked } from "#contract/validate.ts";
import { isStillWaiting } from "./is-still-waiting.ts";
import type { Posted } from "./lead-form.tsx";
import type { LeadForm } from "./lead-forms.ts";
import type { Values } from "./lead-places.ts";
import { whatFollows } from "./what-follows.ts";

/** A form that can be posted: one for a lead, or one whose success has no receipt number. */
export type PostableForm = Pick<LeadForm, "failureText"> & {
  /** Gives what sends it, which throws an ApiFailure. */
  check: (values: Values) => Checked<(key: string | undefined) => Promise<Taken>>;
};

type Taken = Sent | { receipt?: never };

/** What the server renders after a form was posted without JavaScript. */
export type PostedAnswer = Posted & { key: string };

/**
 * The receipt number as a page may show it again, and until when we answer, by the clocks of the offices, and what else
 * follows: nothing else gets from the address into the page.
 */
export function shownSent(request: Request): { receipt: string; promise: string } | undefined {
  const { searchParams } = new URL(request.url);
  const receipt = searchParams.get("receipt") ?? "";
  if (!/^M-\w{4}-\w{4}$/.test(receipt)) return undefined;
  const by = new Date(searchParams.get("by") ?? "");
  const isNear = Math.abs(by.getTime() - Date.now()) < promiseDaysMax * dayMs;
  const promise = isNear ? promiseText(by, "", brand.offices) : "";
  return { receipt, promise: whatFollows(promise, searchParams.get("newsletter")) };
}

const dayMs = 24 * 60 * 60 * 1000;
/** No promise is further away, and nobody looks at the page again after so long. */
const promiseDaysMax = 30;

/** For a form that the server renders anew each time: its key, and the time from which its filling counts. */
export function newForm(): { key: string; shown: number } {
  return { key: newFormKey(), shown: Date.now() };
}

/** So that a repeated post is stored once. */
export function newFormKey(): string {
  return crypto.randomUUID();
}

/** Where a visitor lands whose message was posted from a page that is made at build time. */
export const messageSentPath = formPages.message;

type Options = {
  /** What the page adds to what was typed. */
  added?: Values;
  /** The page that says that it was sent: the form's own, unless that is made at build time and says nothing. */
  sentPath?: string;
};

/**
 * Takes a form that was posted without JavaScript, by the same rules and with the same texts: leads on to a
 * page that says so (a reload of it sends nothing again), or gives back what was typed and what is wrong.
 */
export async function answerPost(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  form: PostableForm,
  { added, sentPath = new URL(request.url).pathname }: Options = {},
) {
  const { key: sentKey = "", ...typed } = await postedValues(request);
  // One that nobody made here can not come from our page: what it came with is taken all the same.
  const formKey = isSendKey(sentKey) ? sentKey : undefined;
  const values = { ...typed, ...added };
  const shown = Number(values.shown);
  const again: PostedAnswer = { values, key: newFormKey(), ...(shown > 0 && { shown }) };

  const refusal = context.get(refusalContext);
  if (refusal) return failed(again, refusal, formKey);

  const checked = form.check(values);
  if (!checked.ok) {
    const { error: text, field } = checked;
    const problem = { text, ...(field && { field }) };
    return data<PostedAnswer>({ ...again, problem }, { status: 400 });
  }
  try {
    const key = formKey && (await keyOf(formKey, values));
    const sent = await checked.value(key);
    return redirect(`${sentPath}?${sentQuery(sent, values)}`, 303);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const key = isStillWaiting(error) ? formKey : undefined;
    return failed(again, { text: form.failureText(error), status: error.status || 503 }, key);
  }
}

/** With what was typed; the `key` under which it may be sent again. */
function failed(again: PostedAnswer, { text, status }: Refusal, key = again.key) {
  return data<PostedAnswer>({ ...again, key, problem: { text } }, { status });
}

/** What the page that says it is told in its address. */
function sentQuery(sent: Taken, { newsletter }: Values) {
  if (!sent.receipt) return "sent";
  const { receipt, answer_by: by } = sent;
  return new URLSearchParams({ receipt, by, ...(newsletter && { newsletter }) });
}

/** Whoever goes back to a form and changes it sends another lead: its key is that of the form and of what stands in it. */
async function keyOf(formKey: string, values: Values): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([formKey, values]));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(hash, 0, 16).join("-");
}

/**
 * A form sends line breaks as CR LF, whatever was typed, and its fields count them as one (HTML, "value", "API value").
 * @throws a 400 answer when the body is no form.
 */
async function postedValues(request: Request): Promise<Record<string, string>> {
  try {
    const form = await request.formData();
    const values = [...form].map(([name, value]) => [name, String(value).replaceAll("\r\n", "\n")]);
    return Object.fromEntries(values);
  } catch {
    throw data("This is not a form.", { status: 400 });
  }
}
