/**
 * The forms of the page as it came. Where a translator or a password manager has changed that page, React draws it anew, with
 * empty forms: what was typed until then is in these.
 */
export const servedForms = new Set(globalThis.document?.forms);
