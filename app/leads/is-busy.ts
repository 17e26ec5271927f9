/** The open menu and the open enquiry panel make the page beside them inert. */
const openThings = "#page[inert], #page > main[inert], dialog[open], .head details[open]";

export function isSomethingOpen(): boolean {
  return document.querySelector(openThings) !== null;
}

/** The visitor is in a field, or at a dialog or menu that is open. */
export function isBusy(): boolean {
  return document.activeElement?.matches("input, textarea, select") || isSomethingOpen();
}
