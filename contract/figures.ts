/** How many days, today among them, the charts look back. */
export const figureSpans = [28, 90] as const;
export type FigureSpan = (typeof figureSpans)[number];

/** So many leads, steps, categories, sources and pages are named; the rest is counted or left out. */
export const figuresMax = { waiting: 8, steps: 8, categories: 20, sources: 8, pages: 10 };
