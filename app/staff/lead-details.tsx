import { useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import type { Listed } from "#contract/leads.ts";
import type { LeadKind } from "./lead-kind.ts";
import { personPath } from "./person-section.tsx";
import { receivedWithZone } from "./received.ts";
import { SpamJudge } from "./spam-judge.tsx";

type Props<Lead extends Listed> = {
  kind: LeadKind<Lead>;
  lead: Lead;
  /** Over the page as a dialog, or beside the table. */
  isOver: boolean;
  onClose: () => void;
};

/** All fields of one lead, in full. */
export function LeadDetails<Lead extends Listed>({ kind, lead, isOver, onClose }: Props<Lead>) {
  const titleId = useId();
  const { title, place, facts, actions } = kind.details;
  const { spam } = kind;
  const content = (
    <>
      <div className="detail__head">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>
            Received <time dateTime={lead.created_at}>{receivedWithZone(lead.created_at)}</time>
          </p>
        </div>
        <CloseButton key={lead.id} onClose={onClose} />
      </div>
      <dl>{facts(lead)}</dl>
      <div className="detail__foot">
        {actions?.(lead)}
        <Link className={buttonClass({ variant: "line", size: "sm" })} to={personPath(lead.id)}>
          <Icon name="search" />
          Data of this person
        </Link>
      </div>
      {spam && (
        <SpamJudge
          key={lead.id}
          isSpam={spam.isSpam(lead)}
          judge={(isSpam) => spam.judge(lead.id, isSpam)}
        />
      )}
    </>
  );

  if (isOver) {
    const className = `sheet detail detail--${place === "over" ? "modal" : "sheet"}`;
    return (
      <Modal className={className} aria-labelledby={titleId} onLeave={onClose}>
        {content}
      </Modal>
    );
  }
  return (
    <section className="sheet detail detail--beside" aria-labelledby={titleId}>
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

/** From anywhere on the page, but not from a dialog that lies over it: Escape closes that one. */
function EscapeCloses({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    function onKey({ key, target }: KeyboardEvent) {
      const inDialog = target instanceof Element && target.closest("dialog");
      if (key === "Escape" && !inDialog) onClose();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onClose]);
  return null;
}
