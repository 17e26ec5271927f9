import { useEffect } from "react";
import { useBlocker } from "react-router";
import { storedToken } from "#app/session.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { setUnsavedText } from "./unsaved.ts";

type Props = {
  isChanged: boolean;
  /** What becomes of it. */
  text: string;
  /** The words of the button that stays. */
  stay?: string;
  /** Asked when the page is about to be left. */
  isUnsaved: () => boolean;
  /** It is given up. */
  onLeave?: () => void;
};

/** Asks before what is unsaved is left, inside the site by a dialog, and by the browser's own when the page goes. */
export function UnsavedGuard({ isChanged, text, stay, isUnsaved, onLeave }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Who logs out has been asked by then, and must not stay.
    const isLogout = !storedToken() && nextLocation.pathname === "/admin/login";
    return !isLogout && isUnsaved() && currentLocation.search !== nextLocation.search;
  });
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    setUnsavedText(text);
    return () => {
      removeEventListener("beforeunload", ask);
      setUnsavedText(undefined);
    };
  }, [isChanged, text]);

  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      tone="warning"
      title="Leave without saving?"
      text={text}
      confirm="Leave"
      cancel={stay ?? "Go on editing"}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed();
      }}
      onCancel={blocker.reset}
    />
  );
}
