import { type FormEvent, useRef, useState } from "react";
import { failureOf } from "#app/failure-of.ts";
import { tabStore } from "#app/ui/browser-store.ts";
import { newKey } from "#app/ui/new-key.ts";
import { takeTyped } from "#app/ui/served-forms.ts";
import { clearToasts, prepareToasts, toastWarning } from "#app/ui/toast.ts";
import { isMended } from "#contract/validate.ts";
import type { LeadProblem } from "./kept-leads.ts";
import { rememberAnswer } from "./newsletter-answer.ts";
import { subscriptionForm } from "./subscription.ts";

/** Under which the address that was typed and not yet taken is kept. */
const typedName = "newsletter-email";

type Now = { state: "ready" | "sending" | "sent"; problem?: LeadProblem | undefined };

/** Checks the newsletter's form, sends it and says what happened. Source: SPEC.md §5 "Newsletter" and §8. */
export function useSubscription(initial: Now) {
  const [now, setNow] = useState(initial);
  const keyOf = useKeys();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (now.state === "sending") return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email") ?? "");
    const checked = subscriptionForm.check({ email });
    if (!checked.ok) {
      refuse({ text: checked.error, field: "email" });
      emailIn(form)?.focus();
      return;
    }

    setNow({ state: "sending" });
    try {
      await checked.value(keyOf(email));
      setNow({ state: "sent" });
      tabStore.remove(typedName);
      rememberAnswer();
      void clearToasts();
    } catch (error) {
      refuse({ text: subscriptionForm.failureText(failureOf(error)) });
    }
  }

  function refuse(problem: LeadProblem) {
    setNow({ state: "ready", problem });
    void toastWarning(problem.text);
  }

  return {
    ...now,
    /** For the form element. */
    formProps: {
      ref: restore,
      noValidate: true,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        const email = emailIn(currentTarget)?.value ?? "";
        tabStore.write(typedName, email);
        const { problem } = now;
        if (problem && isMended(problem, subscriptionForm.check({ email })))
          setNow({ state: "ready" });
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => void prepareToasts(),
    },
  };
}

/**
 * Puts back what was typed before the popup was closed or the page loaded again; what stands there already is newer, and so
 * is what was typed before React came.
 */
function restore(form: HTMLFormElement | null): void {
  const field = form && emailIn(form);
  if (field) field.value ||= takeTyped(".news__form", "email") || (tabStore.read(typedName) ?? "");
}

function emailIn(form: HTMLFormElement) {
  return form.querySelector<HTMLInputElement>("[name=email]");
}

/** The same address sent again, because no answer came, is the same subscription. */
function useKeys() {
  const last = useRef({ email: "", key: "" });
  return (email: string) => {
    if (last.current.key === "" || last.current.email !== email) {
      last.current = { email, key: newKey() };
    }
    return last.current.key;
  };
}
