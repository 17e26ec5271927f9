import {
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { takeServedForm } from "#app/ui/served-forms.ts";
import { prepareToasts, toastSuccess } from "#app/ui/toast.ts";
import { tellFormOpened } from "#app/visits.ts";
import { fill, filledOf, isEmpty, valuesOf } from "./form-values.ts";
import { forget, type KeptLead, keep, type LeadProblem, readKept } from "./kept-leads.ts";
import { type LeadNews, onLeadNews } from "./lead-news.ts";
import type { LeadPlace, Values } from "./lead-places.ts";
import { isUnderWay, keepSending, prepareSending, sendLead } from "./send-lead.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useSetAside } from "./use-set-aside.ts";

export type LeadFormState = {
  /** `waiting`: kept in this browser, sent by itself when the connection is back. */
  state: "ready" | "sending" | "waiting";
  problem?: LeadProblem;
  /** Of the lead last sent from here: its number, until when we answer, and what else follows. */
  sent?: { receipt: string; promise: string };
};

type Options = {
  /** What the page adds to what was typed. */
  added?: (() => Values) | undefined;
  onSent?: (() => void) | undefined;
};

/**
 * A form for a lead: keeps in this browser what is typed, checks it, sends it and says what happened.
 * The form is a plain one that posts, and works without any of this. Source: SPEC.md §5 and §8.
 */
export function useLeadForm(place: LeadPlace, initial: LeadFormState, options: Options) {
  const form = useRef<HTMLFormElement>(null);
  const justSent = useJustSent();
  const setAside = useSetAside(place, form);
  const [now, setNow] = useState<LeadFormState>(initial);

  useEffect(() => {
    if (!form.current) return;
    const left = restore(place, form.current);
    // After the panel around it has taken the focus.
    if (left) queueMicrotask(() => show(form, setNow, stateOf(place, left)));
    // The field that had the focus before React came.
    if (form.current.contains(document.activeElement)) prepare(place);
  }, [place]);
  useReadOnly(form, now.state === "sending");
  useLeadNews(place, (news) => {
    const wasWaiting = now.state === "waiting";
    const next = stateAfter(news);
    // It may be from another tab.
    if (next.state !== "ready") setAside.showWaiting();
    // Another try, which nobody has asked for: the notice stays, and the focus in it.
    if (next.state !== "ready" && wasWaiting) return;
    const keepsButton = news.state === "sending" || (news.state === "sent" && !wasWaiting);
    if (keepsButton) setNow(next);
    else show(form, setNow, next, news.state === "refused" && news.isAsked);
    if (news.state !== "sent") return;
    justSent.begin();
    clear();
  });
  useOtherTabs(place, now.state === "waiting", (kept) => {
    show(form, setNow, kept ? stateOf(place, kept) : { state: "ready" });
    if (kept && form.current) return fill(form.current, kept.values);
    clear();
    void toastSuccess("Sent from another tab.");
  });

  function clear() {
    setAside.clear();
    options.onSent?.();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (now.state === "sending" || justSent.isSo() || showWaiting()) return;
    void sendLead(place, { ...valuesOf(event.currentTarget), ...options.added?.() });
  }

  /** A choice and a tick know no read-only, and another tab may have sent from here. */
  function showWaiting(): boolean {
    const isWaiting = setAside.showWaiting();
    if (isWaiting && now.state === "ready") show(form, setNow, { state: "waiting" });
    return isWaiting;
  }

  function takeTyped(event: FormEvent<HTMLFormElement>) {
    if (!showWaiting()) keepOrForget(place, valuesOf(event.currentTarget));
    void lookAgain(place, now.problem, event, setNow);
  }

  return {
    ...now,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: submit,
      onInput: takeTyped,
      onFocus: () => prepare(place),
    },
    ...waitingActs(place, (state) => show(form, setNow, { state })),
  };
}

/** What was wrong with a field is said until that is right, and not until the next Send. */
async function lookAgain(
  place: LeadPlace,
  problem: LeadProblem | undefined,
  { target, currentTarget }: FormEvent<HTMLFormElement>,
  setNow: Dispatch<SetStateAction<LeadFormState>>,
): Promise<void> {
  if (!problem || target !== currentTarget.querySelector(`[name=${problem.field}]`)) return;
  const rules = await prepareSending();
  if (!rules?.isPutRight(place, problem, valuesOf(currentTarget))) return;
  setNow(({ problem: last, ...rest }) => (last === problem ? rest : { ...rest, problem: last }));
}

/** For a waiting lead: to try at once, or to take it back for a change. */
function waitingActs(place: LeadPlace, to: (state: LeadFormState["state"]) => void) {
  return {
    tryNow: () => {
      const kept = readKept(place);
      // Grown too old, or the browser's data was cleared: it stands in the form, to be sent from there.
      if (!kept) return to("ready");
      to("sending");
      void sendLead(place, kept.values);
    },
    takeBack: () => {
      // What is on its way just now cannot be changed any more.
      if (isUnderWay(place)) return to("sending");
      const kept = readKept(place);
      if (kept) keep(place, kept.values, false);
      to("ready");
    },
  };
}

const doublePressMs = 1000;

/** The second press of a double click may come when the lead is stored already: it is no other lead, without a word. */
function useJustSent() {
  const at = useRef(0);
  return {
    begin() {
      at.current = Date.now();
    },
    // Also where the device's clock is set back.
    isSo: () => Math.abs(Date.now() - at.current) < doublePressMs,
  };
}

/** What a form in use will soon need, and then perhaps offline. */
function prepare(place: LeadPlace): void {
  tellFormOpened(place === "enquiry" ? "enquiry" : "message");
  keepSending();
  void prepareSending();
  void prepareToasts();
}

function stateAfter(news: LeadNews): LeadFormState {
  if (news.state === "sent") {
    const { receipt, promise } = news;
    return { state: "ready", sent: { receipt, promise } };
  }
  if (news.state === "refused") return { state: "ready", problem: news.problem };
  return { state: news.state };
}

/** Of what is kept: it waits, or was refused, or was never sent. */
function stateOf(place: LeadPlace, { isWaiting, problem }: KeptLead): LeadFormState {
  if (isWaiting) return { state: isUnderWay(place) ? "sending" : "waiting" };
  return { state: "ready", ...(problem && { problem }) };
}

function useLeadNews(place: LeadPlace, listener: (news: LeadNews) => void) {
  const hear = useEffectEvent(listener);
  useEffect(() => onLeadNews((news) => news.place === place && hear(news)), [place]);
}

/** What is shown is what is kept and sent. Read-only fields hold the focus, disabled ones would lose it. */
function useReadOnly(form: RefObject<HTMLFormElement | null>, isReadOnly: boolean) {
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if ("readOnly" in field) field.readOnly = isReadOnly;
    }
  }, [form, isReadOnly]);
}

/**
 * Puts back what was typed before a reload; a field that was filled before this script ran counts as newer. Gives it where
 * there is something to say of it.
 */
function restore(place: LeadPlace, form: HTMLFormElement): KeptLead | undefined {
  const kept = readKept(place);
  if (kept?.isWaiting) {
    fill(form, kept.values);
    return kept;
  }
  // By its attribute: these forms have a field called name.
  const served = takeServedForm(`[name=${place}]`) ?? form;
  const typed = filledOf(valuesOf(served));
  if (kept || served !== form) fill(form, { ...kept?.values, ...typed });
  const isNewer = Object.entries(typed).some(([name, value]) => value !== kept?.values[name]);
  if (isNewer) keep(place, valuesOf(form), false);
  return !isNewer && kept?.problem ? kept : undefined;
}

function keepOrForget(place: LeadPlace, values: Values): void {
  if (isEmpty(values)) forget(place);
  else keep(place, values, false);
}

/** Where the focus goes on: the fields are closed while a lead waits, and its notice goes when it does not. */
const focusIn = {
  ready: "input:not([type=hidden])",
  sending: "[type=submit]",
  waiting: "[role=status]",
} as const satisfies Record<LeadFormState["state"], string>;

/** Changes the state, and keeps the focus of whoever is in the form, or has sent it: Safari gives a pressed button none. */
function show(
  form: RefObject<HTMLFormElement | null>,
  setNow: (now: LeadFormState) => void,
  now: LeadFormState,
  isAsked = false,
): void {
  const { activeElement, body } = document;
  const isInUse = form.current?.contains(activeElement) || (isAsked && activeElement === body);
  flushSync(() => setNow(now));
  if (isInUse) form.current?.querySelector<HTMLElement>(placeIn(now))?.focus();
}

/** What is wrong is mended at its field; where it is about none, the focus stays. */
function placeIn({ state, problem }: LeadFormState): string {
  if (!problem) return focusIn[state];
  return problem.field ? `[name=${problem.field}]` : ":focus";
}
