import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFocusHandedOn } from "#app/ui/use-focus-handed-on.ts";

/** Blank for 300 ms, then bars: a quick answer does not flicker. */
export function Bars() {
  return (
    <div className="sheet" aria-busy="true">
      <div className="skel">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** Nothing to show; `children` may say more, or lead on. */
export function Blank({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="blank">
      <strong>{text}</strong>
      {children}
    </div>
  );
}

type LoadFailureProps = { text: string; busy?: boolean; onRetry: () => void };

/** A list that could not be loaded never looks like an empty one. Source: DECISIONS.md "Defects". */
export function LoadFailure({ text, busy = false, onRetry }: LoadFailureProps) {
  return (
    <Failure text={text}>
      <Button variant="danger" size="sm" busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </Failure>
  );
}

/** What is wrong, and beside it what can be done. */
export function Failure({ text, children }: { text: string; children: ReactNode }) {
  const part = useFocusHandedOn<HTMLDivElement>();
  return (
    <div className="oops" role="alert" ref={part}>
      <Icon name="triangle-alert" />
      <span>{text}</span>
      {children}
    </div>
  );
}

export function NoScript() {
  return (
    <noscript>
      <p className="oops">The admin panel needs JavaScript. Please switch it on in your browser.</p>
    </noscript>
  );
}
