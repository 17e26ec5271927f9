import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";

export type PanelState = "closed" | "opening" | "open" | "closing";

type PanelProps = { state: PanelState; onClose: () => void; opener: RefObject<Element | null> };

/** What is said in the page's own form, or else its first field. */
const placeInForm = "#enquiry-form :is([role=status], input:not([type=hidden]))";

/** Where the page has the form itself, that takes the focus: with a second one the same words would stand there twice. */
export function focusFormOfPage(): boolean {
  const place = document.querySelector<HTMLElement>(placeInForm);
  place?.focus();
  return place !== null;
}

/** The panel of the enquiry dialog. It takes the focus, and gives it back to what opened it. */
export function EnquiryPanel({ state, onClose, opener }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>("form input:not([type=hidden])")?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [opener]);
  // With the panel itself: whoever sees it may press the key already.
  useLayoutEffect(() => {
    const onKey = ({ key, isComposing }: KeyboardEvent) =>
      key === "Escape" && !isComposing && onClose();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onClose]);
  useBack(state !== "closing", onClose);

  return (
    <>
      {/* The second half of the double click that opened it does not close it. */}
      <div
        className="scrim"
        data-state={state}
        onClick={({ detail }) => detail < 2 && onClose()}
        aria-hidden="true"
      />
      <div
        className="enq"
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby="enquiry-title"
        data-state={state}
      >
        <div className="enq__head on-dark">
          <div>
            <h2 id="enquiry-title">Enquiry</h2>
            <p>Six short answers. We read them before we write or call.</p>
          </div>
          <button className="x" type="button" aria-label="Close" onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <div className="slip__band" />
        <EnquiryForm className="enq__body" onSent={onClose} />
      </div>
    </>
  );
}

/** TypeScript does not know it yet; nor do some browsers. */
declare const CloseWatcher: new () => EventTarget & { destroy: () => void };

/** On Android, Back closes what is open, as in any app, where it would leave the page. */
function useBack(isOpen: boolean, onClose: () => void) {
  useEffect(() => {
    if (!isOpen || !("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", onClose);
    return () => watcher.destroy();
  }, [isOpen, onClose]);
}
