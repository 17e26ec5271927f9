import { type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  name: string;
  /** How much is on; 0 says nothing. */
  count?: number;
  children: ReactNode;
};

/** A button that folds out a panel; Escape, or a press elsewhere, folds it in. */
export function Drop({ name, count = 0, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function onPress({ target }: Event) {
      if (details.current?.open && !details.current.contains(target as Node)) {
        details.current.open = false;
      }
    }
    addEventListener("pointerdown", onPress);
    return () => removeEventListener("pointerdown", onPress);
  }, []);

  return (
    <details
      ref={details}
      className="desk-drop"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current?.open) return;
        event.stopPropagation();
        foldIn(details.current);
      }}
    >
      <summary className={buttonClass({ variant: "line", size: "sm" })}>
        {name}
        {count > 0 && <span className="desk-n">{count}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className="sheet desk-drop__panel">
        <button
          className="x desk-drop__close"
          type="button"
          aria-label={`Close ${name}`}
          onClick={() => foldIn(details.current)}
        >
          <Icon name="x" />
        </button>
        {children}
      </div>
    </details>
  );
}

function foldIn(details: HTMLDetailsElement | null) {
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}
