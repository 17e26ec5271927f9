import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Modal } from "./modal.tsx";

const icons = { warning: "triangle-alert", success: "circle-check" } as const;

type Props = {
  tone: keyof typeof icons;
  title: string;
  text: ReactNode;
  /** The words of the button that agrees. */
  confirm: string;
  /** Agreeing destroys something. */
  isDanger?: boolean;
  /** The words of the button that does not; without them there is nothing to choose. */
  cancel?: string;
  /** Agreed, and the work is under way: a second press does nothing. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question or a piece of news that waits for an answer; open while it is rendered. */
export function ConfirmDialog({ tone, title, text, busy = false, ...rest }: Props) {
  const { confirm, isDanger, cancel, onConfirm, onCancel } = rest;
  const id = useId();
  const unlessBusy = (act: () => void) => () => {
    if (!busy) act();
  };

  return (
    <Modal
      role="alertdialog"
      className={`confirm confirm--${tone}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onLeave={unlessBusy(onCancel)}
    >
      <Icon name={icons[tone]} />
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="confirm__row">
        <Button variant={isDanger ? "danger" : "ink"} busy={busy} onClick={unlessBusy(onConfirm)}>
          {confirm}
        </Button>
        {cancel && (
          <Button
            ref={isDanger ? beginHere : undefined}
            variant="line"
            onClick={unlessBusy(onCancel)}
          >
            {cancel}
          </Button>
        )}
      </div>
    </Modal>
  );
}

/** A key that is held down does not destroy anything. React's own autoFocus comes before the dialog is open. */
function beginHere(button: HTMLButtonElement | null): void {
  button?.setAttribute("autofocus", "");
}
