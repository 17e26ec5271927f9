/** The keyboard goes on from a place that can hold the focus (tabIndex -1); how the page scrolls there is another's work. */
export function focusPlace(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
