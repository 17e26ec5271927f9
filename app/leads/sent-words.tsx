import type { LeadFormState } from "./use-lead-form.ts";

/** Under a short form, when what was sent from it has arrived: a toast goes, this stays. */
export function SentWords({ receipt, promise }: NonNullable<LeadFormState["sent"]>) {
  return <strong>{`We have your message. Its receipt number is ${receipt}. ${promise} `}</strong>;
}
