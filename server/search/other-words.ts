/**
 * What people type, and the words that our pages have for it. That a test of English is named here does not say that it is
 * accepted: the certifier's site has the list.
 */
export const otherWords: readonly [typed: string, ours: string][] = [
  ["ielts toefl oet pte", "english"],
  ["tourist", "visitor"],
  ["rejected rejection denied denial", "refusal"],
  ["f1", "student"],
  ["sibling", "brother"],
  ["kid", "children"],
  ["gc", "green card"],
  ["pcc", "police clearance"],
  ["dropbox", "interview"],
  ["lawyer", "attorney"],
  ["dubai uae qatar kuwait oman bahrain saudi", "gulf"],
  ["labour", "labor"],
  ["license licensed", "licence"],
  ["naturalization", "naturalisation"],
];
