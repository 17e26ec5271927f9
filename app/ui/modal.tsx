import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from "react";

type Props = Omit<ComponentProps<"dialog">, "ref"> & {
  /** Escape and a click beside it ask for this; the dialog goes when its parent stops rendering it. */
  onLeave: () => void;
};

/** A native dialog, open while it is rendered: the page behind is inert, and gets the focus back afterwards. */
export function Modal({ onLeave, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A selection that is drawn out of the box ends beside it, but began in it.
  const isPressedBeside = useRef(false);
  // Where the keyboard was when it was asked to close.
  const focused = useRef<Element>(null);

  // Closed in a layout effect, while it is still in the page: a removed dialog would not give the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, as the dialog's own cancel event
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        // React would hand it on to a dialog around this one.
        event.stopPropagation();
        event.preventDefault();
        focused.current = document.activeElement;
        // Chrome heeds a refusal once after each touch; then it closes the dialog all the same, and says so below.
        if (event.cancelable) onLeave();
      }}
      onClose={(event) => {
        event.stopPropagation();
        const { open, isConnected } = event.currentTarget;
        if (!isConnected) return;
        if (!open) showClosed();
        if (focused.current instanceof HTMLElement) focused.current.focus();
        if (!open) onLeave();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // The second half of the double click that opened it does not close it.
        if (event.detail < 2 && isPressedBeside.current && isBeside(event)) onLeave();
      }}
    />
  );
}

/** Chrome may have closed several at once. The one on top hears of it first, shows them all in their order, and alone is left. */
function showClosed() {
  const closed = document.querySelectorAll<HTMLDialogElement>("dialog:not([open])");
  for (const dialog of closed) dialog.showModal();
}

/** Clicks on the backdrop arrive at the dialog itself, from outside its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !inside;
}
