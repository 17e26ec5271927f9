import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { ApiFailure } from "#app/api.ts";
import { failureOf } from "#app/failure-of.ts";
import { prepareToasts, toastWarning } from "#app/ui/toast.ts";
import { type Checked, isMended } from "#contract/validate.ts";

type Options<Input> = {
  check: (values: object) => Checked<Input>;
  /** May fail; then nothing has happened. */
  send: (input: Input) => Promise<void>;
  /** What is said when it failed and the server has said nothing; or what is said in any case. */
  failureText: string | ((failure: ApiFailure) => string);
  /** The field that has the focus after a failure. */
  focusOn: string;
  /** What was typed goes with a success. */
  isEmptiedAfter?: boolean;
};

type Complaint = {
  text: string;
  field?: string;
  /** Then no toast says it: it would lie under the dialog, out of reach. */
  isInDialog?: boolean;
};

export type StaffFormState = ReturnType<typeof useStaffForm>;

/** A form of the staff's: checks, sends, and says what is wrong as a toast, or in a dialog as its own alert, and at its field. */
export function useStaffForm<Input>(options: Options<Input>) {
  const { check, send, failureText, focusOn, isEmptiedAfter } = options;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<Complaint>();
  useEffect(() => void prepareToasts(), []);

  function refuse(refused: Complaint, name: string) {
    const isInDialog = form.current?.closest("dialog") != null;
    if (!isInDialog) void toastWarning(refused.text);
    setComplaint({ ...refused, isInDialog });
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  async function sendNow(input: Input) {
    setBusy(true);
    try {
      await send(input);
      if (isEmptiedAfter) form.current?.reset();
    } catch (failure) {
      refuse({ text: textOf(failureOf(failure), failureText) }, focusOn);
    } finally {
      setBusy(false);
    }
  }

  function checkNow(of: HTMLFormElement) {
    return check(Object.fromEntries(new FormData(of)));
  }

  function lookAgain({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (!complaint?.field || target !== currentTarget.elements.namedItem(complaint.field)) return;
    if (isMended(complaint, checkNow(currentTarget))) setComplaint(undefined);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;

    const checked = checkNow(event.currentTarget);
    setComplaint(undefined);
    if (checked.ok) void sendNow(checked.value);
    else refuse({ text: checked.error, field: checked.field }, checked.field ?? focusOn);
  }

  return {
    busy,
    /** What is wrong, if it is not about one field or no toast says it. */
    complaint: complaint?.field && !complaint.isInDialog ? undefined : complaint?.text,
    isAlert: complaint?.isInDialog,
    errorOf: (field: string) => (complaint?.field === field ? complaint.text : undefined),
    // The method is for the case that the script dies: a password never stands in an address.
    formProps: {
      ref: form,
      method: "post",
      noValidate: true,
      onInput: lookAgain,
      onSubmit: submit,
    } as const,
  };
}

function textOf(failure: ApiFailure, failureText: Options<unknown>["failureText"]): string {
  return typeof failureText === "string" ? failure.text || failureText : failureText(failure);
}
