import { newKey } from "#app/ui/new-key.ts";
import type { ReplyInput } from "#contract/reply-template.ts";
import { forgetWords, keepWords, keptWords } from "./kept-words.ts";

/** A mail that was sent, perhaps without an answer. */
type Sending = { key: string; mail: string };

/** A reply that was begun and not sent, or whose sending nobody has confirmed. */
export type WrittenReply = ReplyInput & { sending?: Sending };

export function keptReply(id: string): WrittenReply | undefined {
  const { subject, text, sending } = (keptWords("reply", id) ?? {}) as Partial<WrittenReply>;
  if (typeof subject !== "string" || typeof text !== "string") return undefined;
  return { subject, text, ...(isSending(sending) && { sending }) };
}

export function hasKeptReply(id: string): boolean {
  return keptReply(id) !== undefined;
}

export function keepReply(id: string, reply: WrittenReply): void {
  keepWords("reply", id, reply);
}

export function forgetReply(id: string): void {
  forgetWords("reply", id);
}

/** The same mail is sent once, however often it is tried; another text is another mail. */
export function sendingOf(input: ReplyInput, before: Sending | undefined): Sending {
  const mail = JSON.stringify(input);
  return before?.mail === mail ? before : { key: newKey(), mail };
}

function isSending(kept: Partial<Sending> | undefined): kept is Sending {
  return typeof kept?.key === "string" && typeof kept.mail === "string";
}
