/** The words of the site's search, as they stand on every page. */
export const search = {
  path: "/search",
  label: "Search this site",
  fromFooter: "Search, at the end of the page",
  fromMenu: "Search, in the menu",
  button: "Search",
} as const;
