import type { ReplyInput } from "#contract/reply-template.ts";

const nameOf = (id: string) => `reply-${id}`;

/** A reply that was begun and not sent, kept in this tab: it goes with the tab, and with the login. */
export function keptReply(id: string): ReplyInput | undefined {
  try {
    const kept: Partial<ReplyInput> | null = JSON.parse(
      sessionStorage.getItem(nameOf(id)) ?? "null",
    );
    const { subject, text } = kept ?? {};
    return typeof subject === "string" && typeof text === "string" ? { subject, text } : undefined;
  } catch {
    return undefined;
  }
}

export function hasKeptReply(id: string): boolean {
  return keptReply(id) !== undefined;
}

/** Where storage is forbidden or full, it lives as long as the form. */
export function keepReply(id: string, reply: ReplyInput): void {
  try {
    sessionStorage.setItem(nameOf(id), JSON.stringify(reply));
  } catch {
    // As said above.
  }
}

export function forgetReply(id: string): void {
  try {
    sessionStorage.removeItem(nameOf(id));
  } catch {
    // Then nothing was kept.
  }
}
