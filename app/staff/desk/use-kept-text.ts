import { useState } from "react";
import { forgetWords, type Kept, keepWords, keptWords } from "#app/staff/kept-words.ts";

/** A text that is written for a lead, with what belongs to it; it is kept until it is sent or given up. */
export function useKeptText<K extends "note" | "hand-over">(kind: K, id: string) {
  const [kept, setKept] = useState<Kept<K>>(() => keptWords(kind, id) ?? { text: "" });
  return {
    ...kept,
    keep(some: Partial<Kept<K>>) {
      const next = { ...kept, ...some };
      setKept(next);
      if (next.text) keepWords(kind, id, next);
      else forgetWords(kind, id);
    },
    forget() {
      setKept(() => ({ text: "" }));
      forgetWords(kind, id);
    },
  };
}
