import { useState } from "react";
import { forgetWords, keepWords, keptWords } from "./kept-words.ts";

type What = "note" | "hand-over";

/** A text that is written for a lead; it is kept until it is sent or given up. */
export function useKeptText(what: What, id: string) {
  const [text, setText] = useState(() => keptText(what, id));
  return {
    text,
    change(next: string) {
      setText(next);
      if (next) keepWords(what, id, next);
      else forgetWords(what, id);
    },
  };
}

export function keptText(what: What, id: string): string {
  const kept = keptWords(what, id);
  return typeof kept === "string" ? kept : "";
}
