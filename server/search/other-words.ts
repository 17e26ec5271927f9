/**
 * What people type, and the words that pages and posts have for it; what a service is called beside its name stands in
 * content/also-called.ts. Here as there it says nothing of a test of English that it is named: the certifier's site has the list
 * of those that are accepted.
 */
export const otherWords: readonly [typed: string, ours: string][] = [
  ["ielts toefl oet pte", "english"],
  ["tourist", "visitor"],
  ["rejected rejection denied denial", "refusal"],
  ["sibling", "brother"],
  ["kid", "children"],
  ["gc", "green card"],
  ["pcc", "police clearance"],
  ["dropbox", "interview"],
  ["lawyer", "attorney"],
  ["dubai uae qatar kuwait oman bahrain saudi", "gulf"],
  ["labour", "labor"],
  ["license licensed", "licence"],
  ["naturalization citizenship", "naturalisation"],
  ["asylum refugee", "attorney"],
];
