import type { ReplyInput } from "#contract/reply-template.ts";
import { forgetWords, keepWords, keptWords } from "./kept-words.ts";
import { isSending, type Sending } from "./sending.ts";

/** A reply that was begun and not sent, or whose sending nobody has confirmed. */
export type WrittenReply = ReplyInput & {
  sending?: Sending;
  /** When the lead was last changed before it was begun: ISO 8601, UTC. */
  since?: string;
};

export function keptReply(id: string): WrittenReply | undefined {
  const { subject, text, sending, since } = (keptWords("reply", id) ?? {}) as Partial<WrittenReply>;
  if (typeof subject !== "string" || typeof text !== "string") return undefined;
  return {
    subject,
    text,
    ...(isSending(sending) && { sending }),
    ...(typeof since === "string" && { since }),
  };
}

export function keepReply(id: string, reply: WrittenReply): void {
  keepWords("reply", id, reply);
}

export function forgetReply(id: string): void {
  forgetWords("reply", id);
}
