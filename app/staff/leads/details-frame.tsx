import { type ReactNode, useEffect, useId, useRef } from "react";
import { receivedWithZone } from "#app/staff/received.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";

type Props = {
  title: string;
  /** Which entry: with another one the focus goes to its beginning. */
  id: string;
  /** ISO 8601, UTC; empty while it is not known. */
  receivedAt: string;
  /** Beside the table, a sheet from below, or a dialog in the middle. */
  place: "beside" | "sheet" | "modal";
  onClose: () => void;
  children: ReactNode;
};

/** The frame of one entry's details: its head, and the ways to close it. */
export function DetailsFrame({ title, id, receivedAt, place, onClose, children }: Props) {
  const titleId = useId();
  const content = (
    <>
      <div className="detail__head">
        <div>
          <h2 id={titleId}>{title}</h2>
          {receivedAt && (
            <p>
              Received <time dateTime={receivedAt}>{receivedWithZone(receivedAt)}</time>
            </p>
          )}
        </div>
        <CloseButton key={id} onClose={onClose} />
      </div>
      {children}
    </>
  );
  const className = `sheet detail detail--${place}`;
  if (place !== "beside") {
    return (
      <Modal className={className} aria-labelledby={titleId} onLeave={onClose}>
        {content}
      </Modal>
    );
  }
  return (
    <section className={className} aria-labelledby={titleId}>
      <EscapeCloses onClose={onClose} />
      {content}
    </section>
  );
}

/** Has the focus when details open, so that they are read next and one key closes them. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      className="x"
      type="button"
      aria-label="Close the details"
      onClick={onClose}
    >
      <Icon name="x" />
    </button>
  );
}

/** From anywhere on the page, but not under a dialog that lies over it, or in the choice of a word: Escape closes those. */
function EscapeCloses({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    function onKey({ key, isComposing }: KeyboardEvent) {
      const isTaken = document.querySelector("dialog") || isComposing;
      if (key === "Escape" && !isTaken) onClose();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onClose]);
  return null;
}
