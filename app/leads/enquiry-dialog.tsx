import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { whenIdle } from "#app/ui/when-idle.ts";
import type { EnquiryPanel, PanelState } from "./enquiry-panel.tsx";

/** Source: SPEC.md §4 and §9. */
const closingMs = 500;

type OpenEnquiry = () => Promise<void>;
const OpenEnquiry = createContext<OpenEnquiry | undefined>(undefined);

/**
 * Opens the enquiry dialog, on the enquiry's own page leads to the form there, and fails where its code cannot be loaded;
 * undefined where there is no dialog.
 */
export function useOpenEnquiry(): OpenEnquiry | undefined {
  return useContext(OpenEnquiry);
}

/**
 * The enquiry dialog beside `children`, which it makes inert while it is open. It is not a modal `<dialog>`:
 * from there no toast could be seen or reached (docs/decisions/003-enquiry-panel.md).
 */
export function EnquiryDialog({ children }: { children: ReactNode }) {
  const { state, Panel, open, close, opener } = usePanel();
  const isClosed = state === "closed";
  return (
    <OpenEnquiry value={open}>
      <div id="page" inert={!isClosed}>
        {children}
      </div>
      {Panel && !isClosed && <Panel state={state} onClose={close} opener={opener} />}
    </OpenEnquiry>
  );
}

function usePanel() {
  const [state, setState] = useState<PanelState>("closed");
  const [Panel, setPanel] = useState<typeof EnquiryPanel>();
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState("");
  const opener = useRef<Element | null>(null);

  // So that it is there when it is asked for, also where the network has gone by then.
  useEffect(() => whenIdle(() => void loadPanel().catch(() => undefined)), []);
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

  // A link in it, or the way back, leads to another page, or to this one anew: what was typed is kept. It may come when its
  // page has been left.
  if (state !== "closed" && openOn !== key) setState("closed");

  const open = useCallback(async () => {
    opener.current = document.activeElement;
    const { EnquiryPanel, focusFormOfPage } = await loadPanel();
    if (focusFormOfPage()) return;
    setPanel(() => EnquiryPanel);
    setOpenOn(key);
    setState("opening");
  }, [key]);
  const close = useCallback(() => setState("closing"), []);
  return { state, Panel, open, close, opener } as const;
}

function loadPanel() {
  return import("./enquiry-panel.tsx");
}
