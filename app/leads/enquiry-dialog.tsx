import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "#app/ui/icon.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";

/** Source: SPEC.md §4 and §9. */
const closingMs = 500;

type State = "closed" | "opening" | "open" | "closing";

const OpenEnquiry = createContext<(() => void) | undefined>(undefined);

/** Opens the enquiry dialog; undefined where there is none. */
export function useOpenEnquiry(): (() => void) | undefined {
  return useContext(OpenEnquiry);
}

/**
 * The enquiry dialog beside `children`, which it makes inert while it is open. It is not a modal `<dialog>`:
 * from there no toast could be seen or reached (docs/decisions/003-enquiry-panel.md).
 */
export function EnquiryDialog({ children }: { children: ReactNode }) {
  const { state, open, close, opener } = usePanel();
  const isClosed = state === "closed";
  return (
    <OpenEnquiry value={open}>
      <div id="page" inert={!isClosed}>
        {children}
      </div>
      {!isClosed && <Panel state={state} onClose={close} opener={opener} />}
    </OpenEnquiry>
  );
}

function usePanel() {
  const [state, setState] = useState<State>("closed");
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    if (state === "opening") {
      const frame = requestAnimationFrame(() => setState("open"));
      return () => cancelAnimationFrame(frame);
    }
    if (state === "closing") {
      const timer = setTimeout(() => setState("closed"), closingMs);
      return () => clearTimeout(timer);
    }
  }, [state]);

  const open = useCallback(() => {
    opener.current = document.activeElement;
    setState("opening");
  }, []);
  const close = useCallback(() => setState("closing"), []);
  return { state, open, close, opener };
}

type PanelProps = { state: State; onClose: () => void; opener: RefObject<Element | null> };

function Panel({ state, onClose, opener }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>("form input:not([type=hidden])")?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [opener]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onClose]);

  return (
    <>
      <div className="scrim" data-state={state} onClick={onClose} aria-hidden="true" />
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
            <p>Six short answers. We read them before we call.</p>
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
