/** The words of the search's own page. */
export const searchPage = {
  heading: "Search",
  examples: ["H-1B", "221(g)", "I-94"],
  ask: "Type what you are looking for: a visa, a form, a word from a letter.",
  none: {
    heading: "Nothing found",
    text: "No page has these words. Try fewer or other ones, or ask us.",
  },
  failure: "The search did not answer.",
} as const;
