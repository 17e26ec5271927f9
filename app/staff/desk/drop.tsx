import { type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  name: string;
  /** How much is on; 0 says nothing. */
  count?: number;
  children: ReactNode;
};

/** A button that folds out a panel; Escape, a press or a focus elsewhere or a link in it folds it in. */
export function Drop({ name, count = 0, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function foldInOutside({ target }: PointerEvent) {
      if (target instanceof Node && !details.current?.contains(target)) foldIn(details.current);
    }
    addEventListener("pointerdown", foldInOutside);
    return () => removeEventListener("pointerdown", foldInOutside);
  }, []);
  function leave() {
    foldIn(details.current);
    details.current?.querySelector("summary")?.focus();
  }

  return (
    <details
      ref={details}
      className="desk-drop"
      // Without a target the focus has left the window.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) foldIn(currentTarget);
      }}
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest("a")) foldIn(currentTarget);
      }}
      onKeyDown={(event) => {
        const { key, nativeEvent } = event;
        if (key !== "Escape" || nativeEvent.isComposing || !details.current?.open) return;
        event.stopPropagation();
        leave();
      }}
    >
      <summary className={buttonClass({ variant: "line", size: "sm" })}>
        {name}
        {count > 0 && <span className="desk-n">{count}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className="sheet desk-drop__panel">
        <div className="desk-drop__head">
          <strong>{name}</strong>
          <button className="x" type="button" aria-label={`Close ${name}`} onClick={leave}>
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </details>
  );
}

function foldIn(details: HTMLDetailsElement | null) {
  if (details) details.open = false;
}
