import { useState } from "react";
import { type Office, offices } from "#contract/desk.ts";
import { forgetWords, keepWords, keptWords } from "./kept-words.ts";
import { isSending, type Sending } from "./sending.ts";

type What = "note" | "hand-over";
type KeptText = {
  text: string;
  /** Of a note that was sent, perhaps without an answer. */
  sending?: Sending;
  /** Of a hand-over: for whom it is. */
  office?: Office;
};

/** A text that is written for a lead, with what belongs to it; it is kept until it is sent or given up. */
export function useKeptText(what: What, id: string) {
  const [kept, setKept] = useState(() => keptText(what, id));
  return {
    ...kept,
    keep(some: Partial<KeptText>) {
      const next = { ...kept, ...some };
      setKept(next);
      if (next.text) keepWords(what, id, next);
      else forgetWords(what, id);
    },
    forget() {
      setKept({ text: "" });
      forgetWords(what, id);
    },
  };
}

export function keptText(what: What, id: string): KeptText {
  const { text, sending, office } = (keptWords(what, id) ?? {}) as Partial<KeptText>;
  if (typeof text !== "string") return { text: "" };
  return {
    text,
    ...(isSending(sending) && { sending }),
    ...(office && offices.includes(office) && { office }),
  };
}
