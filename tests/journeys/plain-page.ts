/** For what is the same on every page: there is little on this one, and the home page takes a third more to come. */
export const plainPage = "/accessibility";
