/**
 * The forms of the page as it came. Where a translator or a password manager has changed that page, React draws it anew, with
 * empty forms: what was typed until then is in these.
 */
const servedForms = new Set(globalThis.document?.forms);

/** The one that fits, and only once: a page that comes later has forms of its own. */
export function takeServedForm(selector: string): HTMLFormElement | undefined {
  const form = [...servedForms].find((one) => one.matches(selector));
  if (form) servedForms.delete(form);
  return form;
}

/** What was typed into a field of the one that fits. */
export function takeTyped(selector: string, name: string): string {
  return takeServedForm(selector)?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
}
