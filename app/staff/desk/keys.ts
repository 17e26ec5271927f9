import { useEffect, useEffectEvent, useState } from "react";
import { browserStore } from "#app/ui/browser-store.ts";
import { undo } from "#contract/desk.ts";
import { keyOf } from "./key-of.ts";

/** What a key asks for. */
export type KeyActions = {
  next: () => void;
  previous: () => void;
  stage: () => void;
  reply: () => void;
  choose: () => void;
  search: () => void;
  help: () => void;
  undo: () => void;
};

const keyNames: Record<string, keyof KeyActions> = {
  j: "next",
  k: "previous",
  e: "stage",
  r: "reply",
  x: "choose",
  "/": "search",
  "?": "help",
  z: "undo",
};

/** What each key does, for people. */
export const keyWords: readonly (readonly [keys: string, does: string])[] = [
  ["j k", "Next and previous lead"],
  ["Enter", "Open the lead; Escape closes it"],
  ["e", "Change the stage of the chosen leads, else of the open one, else of the row"],
  ["1 – 7", "The stage, while it is asked for"],
  ["r", "Reply to the open lead by email"],
  ["x", "Choose the row, or not"],
  ["/", "Search"],
  ["z", `Undo the last change, also Ctrl Z; for ${undo.offeredMs / 1000} seconds`],
  ["?", "This help"],
];

type Press = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;
/** Where the focus is, as far as it matters. */
type Place = { isTyping: boolean; isInDialog: boolean };

/** Never while somebody types or answers a question; Ctrl Z works like z where single keys are switched off, too. */
export function actionOf(press: Press, place: Place, areKeysOn: boolean) {
  const { ctrlKey, metaKey, altKey } = press;
  const key = keyOf(press);
  if (place.isTyping || place.isInDialog || altKey) return undefined;
  if (ctrlKey || metaKey) return key === "z" ? "undo" : undefined;
  return areKeysOn ? keyNames[key] : undefined;
}

/** Listens on the whole page; what a row has answered already is left alone. */
export function useKeys(actions: KeyActions) {
  const { areKeysOn, setKeysOn } = useKeySwitch();
  // Goes by the lead that is seen: one that is set in an effect of its own comes later, and a press between would be lost.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const name = actionOf(event, placeOf(event.target), areKeysOn);
    if (!name) return;
    event.preventDefault();
    actions[name]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
  return { areKeysOn, setKeysOn };
}

/** The sheet of a lead is part of the desk; any other dialog waits for its own answer, wherever the focus is. */
function placeOf(target: EventTarget | null): Place {
  const isInDialog = document.querySelector("dialog:not(.detail)") !== null;
  if (!(target instanceof Element)) return { isTyping: false, isInDialog };
  const field = target.closest("input, textarea, select, [contenteditable]");
  return {
    isTyping: field !== null && !(field instanceof HTMLInputElement && field.type === "checkbox"),
    isInDialog,
  };
}

const storedName = "desk-keys";

/** Who speaks to the machine, or hits keys by chance, can switch single keys off (WCAG 2.1.4). */
function useKeySwitch() {
  const [areKeysOn, setOn] = useState(stored);
  function setKeysOn(isOn: boolean) {
    setOn(isOn);
    browserStore.write(storedName, isOn ? "on" : "off");
  }
  return { areKeysOn, setKeysOn };
}

function stored(): boolean {
  return browserStore.read(storedName) !== "off";
}
