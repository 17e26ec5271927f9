/** A page of an authority. */
export type OfficialLink = { name: string; url: string };

/**
 * A number that the site states: typed once, in content/facts/, with where it stands and when a person last
 * looked. Pages print the `text` and never type the number themselves (content/facts.test.ts finds those that do).
 */
export type Fact = {
  /** As it is printed, unit and all: "$1,050,000", "10 consecutive business days". */
  text: string;
  source: OfficialLink;
  /** YYYY-MM-DD. */
  checkedOn: string;
  /** YYYY-MM-DD; `npm run check` lists what is overdue. */
  checkAgainOn: string;
};
