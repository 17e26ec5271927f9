/** The slide at which a row that can be scrolled stands, counted from 0. */
export function nearestSlide(row: HTMLElement, slides: ArrayLike<Element>): number {
  const [first, second] = Array.from(slides, (slide) => slide.getBoundingClientRect().left);
  if (first === undefined || second === undefined || second <= first) return 0;
  return Math.round(row.scrollLeft / (second - first));
}
