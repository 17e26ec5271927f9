/** The words of the site's search. */
export const search = {
  path: "/search",
  heading: "Search",
  label: "Search this site",
  fromFooter: "Search, at the end of the page",
  fromMenu: "Search, in the menu",
  example: "For example: H-1B, 221(g), I-94",
  button: "Search",
  ask: "Type what you are looking for: a visa, a form, a word from a letter.",
  none: {
    heading: "Nothing found",
    text: "No page has these words. Try fewer or other ones, or ask us.",
  },
  failure: "The search did not answer.",
} as const;
