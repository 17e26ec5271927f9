import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { whenIdleOrNear } from "#app/ui/when-idle-or-near.ts";
import type { EnquiryPanel, PanelState } from "./enquiry-panel.tsx";

/** Source: SPEC.md §4 and §9. */
const closingMs = 500;

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
  const { Panel, state, open, close, opener } = usePanel();
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
  const opener = useRef<Element | null>(null);

  useEffect(() => whenIdleOrNear(null, () => void loadPanel()), []);

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

  const load = useCallback(async () => {
    opener.current = document.activeElement;
    const loaded = await loadPanel();
    // The network failed: the same form has a page of its own.
    if (!loaded) return location.assign("/enquiry");
    setPanel(() => loaded);
    setState("opening");
  }, []);
  const open = useCallback(() => void load(), [load]);
  const close = useCallback(() => setState("closing"), []);
  return { Panel, state, open, close, opener };
}

async function loadPanel(): Promise<typeof EnquiryPanel | undefined> {
  try {
    return (await import("./enquiry-panel.tsx")).EnquiryPanel;
  } catch {
    return undefined;
  }
}
