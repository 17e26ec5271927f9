let unsavedNow: string | undefined;

/** What becomes of what stands unsaved on this page, if anything does: for who leaves it by logging out. */
export function unsavedText(): string | undefined {
  return unsavedNow;
}

export function setUnsavedText(text: string | undefined): void {
  unsavedNow = text;
}
