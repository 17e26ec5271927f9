import type { Template, TemplateInput } from "#contract/reply-template.ts";
import { forgetWords, keepWords, keptWords } from "./kept-words.ts";

/** A template under the pen, as it is stored and as it is written now. */
export type WrittenTemplate = {
  /** Undefined: it is a new one. */
  stored?: Template | undefined;
  words: TemplateInput;
};

/** What was begun while that lead was answered: its dialog is made anew when the lead moves over or beside the list. */
export function keptTemplate(leadId: string): WrittenTemplate | undefined {
  const kept = keptWords("template", leadId) as Partial<WrittenTemplate> | undefined;
  return kept?.words && { stored: kept.stored, words: kept.words };
}

export function keepTemplate(leadId: string, written: WrittenTemplate): void {
  keepWords("template", leadId, written);
}

export function forgetTemplate(leadId: string): void {
  forgetWords("template", leadId);
}
